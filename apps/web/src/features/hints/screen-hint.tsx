import { useCallback, useEffect, useState } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useGetTourQuery, useSaveTourMutation } from "./api.ts";
import { HintCard } from "./hint-card.tsx";
import { hintOf, targetOf } from "./hints.ts";

interface ScreenHintProps {
  userId: string;
  pathname: string;
}

/** S7.11: the hint of a screen, once; the server remembers it as soon as it is shown. Nothing on screens without one. */
export function ScreenHint({ userId, pathname }: ScreenHintProps) {
  const hint = hintOf(pathname);
  const query = { params: { id: userId }, query: { name: hint?.name ?? "" } };
  const { data } = useGetTourQuery(query, { skip: !hint });
  const [save] = useSaveTourMutation();
  const [isShown, setShown] = useState(false);
  const isWanted = hint !== null && data?.name === hint.name && !data.is_seen;
  const close = useCallback(() => setShown(false), []);

  useEffect(() => {
    if (!hint || !isWanted) return;
    const begin = async () => {
      await loadMessages(["hints"]);
      if (targetOf(hint) === null) return;
      setShown(true);
      await save({ params: { id: userId }, body: { name: hint.name } });
    };
    // Without its texts there is no hint; it appears on the next visit.
    begin().catch(() => undefined);
  }, [isWanted, save, hint, userId]);

  return hint && isShown ? <HintCard hint={hint} onClose={close} /> : null;
}
