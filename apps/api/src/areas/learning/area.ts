import type { Area, Platform } from "#api/platform/feature.ts";
import type { LearningPorts } from "./learning/dependencies.ts";
import { learningModule } from "./learning/module.ts";
import type { LearningPort } from "./learning/port.ts";
import type { ReportsPorts } from "./reports/dependencies.ts";
import { reportsModule } from "./reports/module.ts";

/** Paths, courses, lessons, quizzes and practical tasks; what learners report of their questions. */
export function learningArea(
  platform: Platform,
  needs: LearningPorts & Pick<ReportsPorts, "facesOf">,
): Area<LearningPort> {
  const learning = learningModule(platform, needs);
  const reports = reportsModule(platform, { ...learning.port, facesOf: needs.facesOf });
  return { features: [learning, reports], port: learning.port };
}
