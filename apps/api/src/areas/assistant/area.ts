import type { Config } from "#api/config.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { createLanguageModel } from "#api/platform/models/language-model.ts";
import type { AnalyzerPorts } from "./analyzer/dependencies.ts";
import { analyzerModule } from "./analyzer/module.ts";
import { createAnalyst } from "./analyzer/narration/analyst.ts";

interface AssistantSettings {
  /** Analyses of charts a day for everybody. */
  readonly dailyAnalyses: number;
  /** The language model that words reports; null for none. */
  readonly model: Config["model"];
}

type AssistantNeeds = Pick<AnalyzerPorts, "learnerSettings" | "lessonLinks">;

/** What looks at a learner's own material: the analyzer of chart pictures. */
export const assistantArea = (
  platform: Platform,
  needs: AssistantNeeds,
  { dailyAnalyses, model }: AssistantSettings,
): { readonly features: readonly FeatureModule[] } => ({
  features: [
    analyzerModule(platform, {
      learnerSettings: (userId) => needs.learnerSettings(userId),
      lessonLinks: (context, lists) => needs.lessonLinks(context, lists),
      limitOf: async () => dailyAnalyses,
      analyst: model === null ? null : createAnalyst({ model: createLanguageModel(model), log: platform.log }),
    }),
  ],
});
