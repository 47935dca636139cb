import type { Config } from "#api/config.ts";
import type { Area, Platform } from "#api/platform/feature.ts";
import { createLanguageModel } from "#api/platform/models/language-model.ts";
import type { AnalyzerPorts } from "./analyzer/dependencies.ts";
import { analyzerModule } from "./analyzer/module.ts";
import type { AnalyzerPort } from "./analyzer/port.ts";
import { createAnalyst } from "./analyzer/narration/analyst.ts";

interface AssistantSettings {
  /** Analyses of charts a day of a learner who has not paid. */
  readonly dailyAnalyses: number;
  /** The language model that words reports; null for none. */
  readonly model: Config["model"];
}

interface AssistantNeeds extends Pick<AnalyzerPorts, "learnerSettings" | "lessonLinks"> {
  hasAccess(userId: string): Promise<boolean>;
}

/** More analyses a day than a learner can use: the limit of those who have paid only protects the others. */
const PAID_ANALYSES = 50;

/** What looks at a learner's own material: the analyzer of chart pictures. */
export const assistantArea = (
  platform: Platform,
  needs: AssistantNeeds,
  { dailyAnalyses, model }: AssistantSettings,
): Area<AnalyzerPort> => {
  const analyzer = analyzerModule(platform, {
    learnerSettings: (userId) => needs.learnerSettings(userId),
    lessonLinks: (context, lists) => needs.lessonLinks(context, lists),
    limitOf: async (userId) =>
      (await needs.hasAccess(userId)) ? Math.max(dailyAnalyses, PAID_ANALYSES) : dailyAnalyses,
    analyst: model === null ? null : createAnalyst({ model: createLanguageModel(model), log: platform.log }),
  });
  return { features: [analyzer], port: analyzer.port };
};
