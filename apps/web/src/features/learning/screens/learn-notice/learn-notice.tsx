import type { Pathway } from "@candlewise/contracts/learning/schemas";
import { lazy, Suspense } from "react";
import { componentsOf } from "#web/features/learning/path/map-model.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";

const BegunCourse = lazy(async () => ({ default: (await import("./begun-course.tsx")).BegunCourse }));
const EmailNotice = lazy(async () => {
  const [{ EmailNotice: Loaded }] = await Promise.all([
    import("./email-notice.tsx"),
    loadMessages(["auth", "auth/recovery", "auth/security"]),
  ]);
  return { default: Loaded };
});

const hasLearned = ({ courses }: Pathway): boolean =>
  componentsOf(courses).some(({ type, status }) => type === "lesson" && status === "completed");

/** One thing beside the path at a time; code and data come after what the screen is for. */
export function LearnNotice({ path }: { path: Pathway }) {
  const course = <BegunCourse path={path} />;
  return <Suspense>{hasLearned(path) ? <EmailNotice otherwise={course} /> : course}</Suspense>;
}
