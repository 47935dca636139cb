import { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { feedbackReceived } from "./emails/feedback-received.ts";
import { feedbackData } from "./personal-data.ts";
import { findScreenshots } from "./message-store.ts";
import { feedbackHandlers } from "./routes.ts";
import type { FeedbackDependencies } from "./send-feedback.ts";

type Needs = Pick<Platform, "database" | "clock" | "ids" | "mail" | "objects" | "pictures">;
type Ports = Omit<FeedbackDependencies, keyof Needs>;

/** User feedback, stored and mailed to the operator. */
export function feedbackModule({ database, clock, ids, mail, objects, pictures }: Needs, ports: Ports): FeatureModule {
  const deps = { database, clock, ids, mail, objects, pictures, ...ports };
  return {
    domain: "feedback",
    endpoints: endpointsOf(feedbackContract, feedbackHandlers(deps)),
    emails: [feedbackReceived],
    personalData: feedbackData(deps),
    objects: [{ folder: "feedback", named: (keys) => findScreenshots(database.kysely, keys) }],
  };
}
