import { lazy, Suspense } from "react";
// Listens from here on: the browser offers an installation long before anything asks for it.
import "#web/features/funnel/install-prompt.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";

const Notices = lazy(async () => {
  const [{ Notices: Loaded }] = await Promise.all([
    import("./notices.tsx"),
    loadMessages(["auth", "auth/recovery", "auth/security", "funnel"]),
  ]);
  return { default: Loaded };
});

/** What may be asked beside the path once something was learned; code and data come after what the screen is for. */
export function LearnNotice({ completedLessons }: { completedLessons: number }) {
  if (completedLessons === 0) return null;
  return (
    <Suspense>
      <Notices completedLessons={completedLessons} />
    </Suspense>
  );
}
