import { useEffect, useEffectEvent, useRef } from "react";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { useSaveLessonPositionMutation } from "../api.ts";

/** Milliseconds on a page before the server hears of it: leafing through sends one call, not ten. */
const SETTLED = 1000;

/**
 * Tells the server which page of a lesson is open, so that any device can go on there. Offline it stays a note on this device,
 * sent when the connection is back.
 */
export function usePosition(
  lessonId: string,
  pageId: string | null,
  { isEnabled }: { isEnabled: boolean },
): {
  /** Whether the server has the page shown. */
  isSent: () => boolean;
  /** Sends it now. */
  flush: () => void;
} {
  const [save] = useSaveLessonPositionMutation();
  const isOnline = useIsOnline();
  const sent = useRef<string | null>(null);

  const send = async (page: string | null) => {
    if (!isEnabled || page === null || page === sent.current || !navigator.onLine) return;
    const result = await save({ params: { id: lessonId }, body: { page_id: page } });
    if (result.data) sent.current = page;
  };
  const sendLatest = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => void sendLatest(pageId), SETTLED);
    return () => clearTimeout(timer);
  }, [pageId, isOnline]);
  useEffect(() => {
    const onHide = () => document.visibilityState === "hidden" && void sendLatest(pageId);
    document.addEventListener("visibilitychange", onHide);
    return () => document.removeEventListener("visibilitychange", onHide);
  }, [pageId]);

  return { isSent: () => sent.current === pageId, flush: () => void send(pageId) };
}
