import { analyzerTags } from "./analyzer/tags.ts";
import { authTags } from "./auth/tags.ts";
import { challengesTags } from "./challenges/tags.ts";
import { chartsTags } from "./charts/tags.ts";
import { engagementTags } from "./engagement/tags.ts";
import { feedbackTags } from "./feedback/tags.ts";
import { freemiumTags } from "./freemium/tags.ts";
import { journalTags } from "./journal/tags.ts";
import { leaderboardTags } from "./leaderboard/tags.ts";
import { learningTags } from "./learning/tags.ts";
import { marketTags } from "./market/tags.ts";
import { notificationsTags } from "./notifications/tags.ts";
import { offersTags } from "./offers/tags.ts";
import { paymentsTags } from "./payments/tags.ts";
import { performanceTags } from "./performance/tags.ts";
import { privacyTags } from "./privacy/tags.ts";
import { profileTags } from "./profile/tags.ts";
import { replayTags } from "./replay/tags.ts";
import { reportsTags } from "./reports/tags.ts";
import { rewardsTags } from "./rewards/tags.ts";
import { shopTags } from "./shop/tags.ts";
import { simulatorTags } from "./simulator/tags.ts";
import { subscriptionsTags } from "./subscriptions/tags.ts";
import { achievementsTags } from "./achievements/tags.ts";

/** RTK Query cache tags that calls provide or invalidate; each domain declares its own. */
export const TAGS = [
  ...analyzerTags,
  ...authTags,
  ...challengesTags,
  ...chartsTags,
  ...engagementTags,
  ...feedbackTags,
  ...freemiumTags,
  ...journalTags,
  ...leaderboardTags,
  ...learningTags,
  ...marketTags,
  ...notificationsTags,
  ...offersTags,
  ...paymentsTags,
  ...performanceTags,
  ...privacyTags,
  ...profileTags,
  ...replayTags,
  ...reportsTags,
  ...rewardsTags,
  ...shopTags,
  ...simulatorTags,
  ...subscriptionsTags,
  ...achievementsTags,
] as const;

export type Tag = (typeof TAGS)[number];
