import { useEffect, useState } from "react";
import { useGetTermsConsentQuery } from "#web/features/terms/api.ts";
import { TermsSheet } from "#web/features/terms/terms-sheet.tsx";
import { ScreenHint } from "#web/features/hints/screen-hint.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useQuiet } from "./use-quiet.ts";

interface InvitationsProps {
  userId: string;
  pathname: string;
}

/** Screens on which something may be asked that has nothing to do with them. */
const isMain = (pathname: string): boolean => /^\/(learn|courses|simulator|profile)$/.test(pathname);

/** What asks for a moment of the learner, one thing at a time and only when a screen has come to rest: first the terms, then the hint. */
export function Invitations({ userId, pathname }: InvitationsProps) {
  const isQuiet = useQuiet(pathname);
  const terms = useTermsAsk(isQuiet && isMain(pathname));
  return (
    <>
      {terms.sheet}
      {isQuiet && terms.isSettled && <ScreenHint key={pathname} userId={userId} pathname={pathname} />}
    </>
  );
}

/** The sheet of the terms, once a visit. It is settled when nothing is asked, or when it was answered. */
function useTermsAsk(mayAsk: boolean) {
  const [hasTexts, setHasTexts] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const { data, isError } = useGetTermsConsentQuery(undefined, { skip: !mayAsk && !wasAsked });
  const isOutdated = data?.is_latest_version === false && !isPutOff;
  useEffect(() => {
    if (!isOutdated || hasTexts) return;
    // Without its texts nothing is asked; the next visit tries again.
    loadMessages(["terms"]).then(
      () => setHasTexts(true),
      () => setPutOff(true),
    );
  }, [isOutdated, hasTexts]);
  if (isOutdated && mayAsk && !wasAsked) setAsked(true);
  return {
    isSettled: isError || isPutOff || data?.is_latest_version === true,
    sheet: hasTexts && wasAsked && data && (
      <TermsSheet isOpen={isOutdated} isUpdate={data.accepted_version !== null} onLater={() => setPutOff(true)} />
    ),
  };
}
