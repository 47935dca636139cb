import { authTags } from "./auth/tags.ts";
import { chartsTags } from "./charts/tags.ts";
import { journalTags } from "./journal/tags.ts";
import { learningTags } from "./learning/tags.ts";
import { marketTags } from "./market/tags.ts";
import { performanceTags } from "./performance/tags.ts";
import { privacyTags } from "./privacy/tags.ts";
import { profileTags } from "./profile/tags.ts";
import { replayTags } from "./replay/tags.ts";
import { simulatorTags } from "./simulator/tags.ts";

/** RTK Query cache tags that calls provide or invalidate; each domain declares its own. */
export const TAGS = [
  ...authTags,
  ...chartsTags,
  ...journalTags,
  ...learningTags,
  ...marketTags,
  ...performanceTags,
  ...privacyTags,
  ...profileTags,
  ...replayTags,
  ...simulatorTags,
] as const;

export type Tag = (typeof TAGS)[number];
