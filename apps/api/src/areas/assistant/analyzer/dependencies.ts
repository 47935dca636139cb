import type { Arrow } from "@candlewise/domain/learning/curriculum";
import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { Analyst } from "./narration/analyst.ts";
import type { ChartReading } from "./reading/chart-reading.ts";

/** A lesson as a report links to it. */
export interface LessonLink {
  readonly lesson_id: string;
  readonly title: string;
  readonly course_title: string;
  readonly minutes: number;
}

/** What the analyzer needs from other features; the area supplies it. */
export interface AnalyzerPorts {
  /** The IANA zone in effect and the goal of a learner. */
  learnerSettings(userId: string): Promise<{ readonly time_zone: string; readonly arrow: Arrow | null }>;
  /** Analyses a local day that a learner with this goal may have. */
  limitOf(userId: string, arrow: Arrow | null): Promise<number>;
  /**
   * For each of these lists of lessons the first one that the learner's path has, or else the first that the learner can see; null when there is
   * none.
   */
  lessonLinks(context: SignedInContext, lists: readonly (readonly string[])[]): Promise<readonly (LessonLink | null)[]>;
  /** Null without a model: then there is no prose. */
  readonly analyst: Analyst | null;
}

/** Dependencies of this feature's use cases. */
export interface AnalyzerDependencies
  extends
    Pick<Platform, "database" | "clock" | "ids" | "objects" | "outbox" | "jobs" | "pictures" | "log">,
    AnalyzerPorts {
  readonly reading: ChartReading;
  /** An unguessable name for a picture. */
  readonly newName: () => string;
  /** Called after an analysis has ended. */
  readonly onEnd: (outcome: string) => void;
}
