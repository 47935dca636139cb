import { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { feedbackReceived } from "./emails/feedback-received.ts";
import { feedbackData } from "./personal-data.ts";
import { findScreenshots } from "./message-store.ts";
import { feedbackHandlers } from "./routes.ts";
import { createProblemLog } from "./report-problem.ts";
import type { InboxDependencies } from "./inbox.ts";
import type { FeedbackDependencies } from "./send-feedback.ts";

type Needs = Pick<Platform, "database" | "clock" | "ids" | "mail" | "objects" | "pictures" | "log" | "metrics">;
type Ports = Omit<FeedbackDependencies & InboxDependencies, keyof Needs>;

/** User feedback, stored, mailed to the operator and listed for operators; reports of failed screens, for the log. */
export function feedbackModule(needs: Needs, ports: Ports): FeatureModule {
  const { database, clock, ids, mail, objects, pictures } = needs;
  const deps = { database, clock, ids, mail, objects, pictures, ...ports };
  return {
    domain: "feedback",
    endpoints: endpointsOf(feedbackContract, feedbackHandlers(deps, createProblemLog(needs))),
    emails: [feedbackReceived],
    personalData: feedbackData(deps),
    objects: [{ folder: "feedback", named: (keys) => findScreenshots(database.kysely, keys) }],
  };
}
