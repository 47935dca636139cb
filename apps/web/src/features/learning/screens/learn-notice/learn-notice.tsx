import { lazy, Suspense } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";

const EmailNotice = lazy(async () => {
  const [{ EmailNotice: Loaded }] = await Promise.all([
    import("./email-notice.tsx"),
    loadMessages(["auth", "auth/recovery", "auth/security"]),
  ]);
  return { default: Loaded };
});

/** What may be asked beside the path once something was learned; code and data come after what the screen is for. */
export function LearnNotice({ completedLessons }: { completedLessons: number }) {
  if (completedLessons === 0) return null;
  return (
    <Suspense>
      <EmailNotice />
    </Suspense>
  );
}
