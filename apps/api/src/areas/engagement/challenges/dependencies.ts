import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { CompiledChallenge, CompiledChallengeDay } from "@candlewise/domain/learning/curriculum";
import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import type { Practice } from "@candlewise/contracts/learning/task-schemas";
import type { WalletPort } from "../engagement/port.ts";

type DayOf<Type extends CompiledChallengeDay["type"]> = Extract<CompiledChallengeDay, { type: Type }>;

/** What challenges need from other features. */
export interface ChallengesPorts {
  /** `time_zone`: the IANA zone in effect. */
  learnerSettings(userId: string): Promise<{ readonly time_zone: string }>;
  readonly wallet: WalletPort;
  /** The content of the challenges, and how learning judges it. */
  readonly content: {
    list(context: Pick<SignedInContext, "language" | "hidden">): readonly CompiledChallenge[];
    questions(
      context: SignedInContext,
      day: DayOf<"questions">,
    ): Promise<{ readonly attempt: QuizAttempt; readonly score: number | null }>;
    practice(
      context: SignedInContext,
      day: DayOf<"practice">,
      since: { readonly joinedAt: Date; readonly isCompleted: boolean },
    ): Promise<Practice>;
  };
}

export type ChallengesDependencies = Pick<Platform, "database" | "outbox"> & ChallengesPorts;
