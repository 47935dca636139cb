import type { Area, Platform } from "#api/platform/feature.ts";
import type { LearningPorts } from "./learning/dependencies.ts";
import { learningModule } from "./learning/module.ts";
import type { LearningPort } from "./learning/port.ts";

/** Paths, courses, lessons, quizzes and practical tasks. */
export function learningArea(platform: Platform, needs: LearningPorts): Area<LearningPort> {
  const learning = learningModule(platform, needs);
  return { features: [learning], port: learning.port };
}
