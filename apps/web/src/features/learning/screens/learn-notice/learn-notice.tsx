import type { Pathway } from "@candlewise/contracts/learning/schemas";
import { Suspense } from "react";
import { componentsOf } from "#web/features/learning/path/map-model.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const BegunCourse = lazyComponent(() => import("./begun-course.tsx"), "BegunCourse");
const ChallengeNotice = lazyComponent(
  () => import("#web/features/challenges/screens/notice/challenge-notice.tsx"),
  "ChallengeNotice",
  ["challenges"],
);
const EmailNotice = lazyComponent(() => import("./email-notice.tsx"), "EmailNotice", [
  "auth",
  "auth/recovery",
  "auth/security",
]);

const ReviewNotice = lazyComponent(() => import("./review-notice.tsx"), "ReviewNotice", ["learning/review"]);

const hasLearned = ({ courses }: Pathway): boolean =>
  componentsOf(courses).some(({ type, status }) => type === "lesson" && status === "completed");

/** One thing beside the path at a time; code and data come after what the screen is for. */
export function LearnNotice({ path }: { path: Pathway }) {
  const rest = <ChallengeNotice otherwise={<BegunCourse path={path} />} />;
  const learned = <EmailNotice otherwise={<ReviewNotice otherwise={rest} />} />;
  return <Suspense>{hasLearned(path) ? learned : rest}</Suspense>;
}
