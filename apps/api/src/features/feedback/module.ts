import { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf, type Handlers } from "#api/platform/mount.ts";
import { feedbackData } from "./personal-data.ts";
import { sendFeedback, type FeedbackDependencies } from "./send-feedback.ts";

type Needs = Pick<Platform, "database" | "clock" | "ids" | "mail" | "objects">;
type Ports = Omit<FeedbackDependencies, keyof Needs>;

/** What people tell us, kept and mailed to the operator. */
export function feedbackModule({ database, clock, ids, mail, objects }: Needs, ports: Ports): FeatureModule {
  const deps = { database, clock, ids, mail, objects, ...ports };
  const handlers: Handlers<typeof feedbackContract> = {
    sendFeedback: async ({ body }, context) => sendFeedback(deps, body, context),
  };
  return { domain: "feedback", endpoints: endpointsOf(feedbackContract, handlers), personalData: feedbackData(deps) };
}
