import { useEffect, useState } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { replayApi, usePlaceReplayOrderMutation, type OrderWish, type Preview, type Replay } from "./api.ts";
import type { Player } from "./player.ts";
import { EMPTY, readTicket, type TicketForm } from "./ticket-form.ts";

/** Milliseconds without a key press before the cost is asked for. */
const PAUSE = 350;

interface Answer {
  readonly key: string;
  readonly preview: Preview | null;
  readonly error: unknown;
}

/** What an order would cost at the bar that is shown; null while it plays, while nothing is complete, or while it is asked for. */
function useCost(replay: Replay, wish: OrderWish | null, isPlaying: boolean): Answer | null {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { id, reached } = replay;
  const key = wish === null || isPlaying ? null : JSON.stringify([reached, wish]);
  useEffect(() => {
    if (key === null) return undefined;
    const [, body]: [number, OrderWish] = JSON.parse(key);
    let isOver = false;
    const ask = async () => {
      const call = replayApi.endpoints.previewReplayOrder.initiate({ params: { id }, body }, { track: false });
      const { data, error } = await dispatch(call);
      if (!isOver) setAnswer({ key, preview: data ?? null, error });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, id, key]);
  return answer?.key === key ? answer : null;
}

interface Sent {
  /** The order that it was. */
  readonly key: string;
  readonly id: string;
}

/** An order while it is written and sent. The same order keeps its id until it is known to be placed. */
export function useTicket(replay: Replay, player: Player, isPlaying: boolean) {
  const language = useLanguage();
  const [form, setForm] = useState<TicketForm>(EMPTY);
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isPlaced, setPlaced] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [place, { isLoading }] = usePlaceReplayOrderMutation();
  const { wish, problems } = readTicket(form, language);
  const cost = useCost(replay, wish, isPlaying);
  const change = (changes: Partial<TicketForm>) => {
    setForm({ ...form, ...changes });
    setRefusal(null);
    setPlaced(false);
  };
  async function send(): Promise<boolean> {
    setTried(true);
    if (!wish) return false;
    await player.pause();
    const reached = player.state().replay?.reached ?? replay.reached;
    const key = JSON.stringify([reached, wish]);
    const id = sent?.key === key ? sent.id : timeOrderedId();
    setSent({ key, id });
    const body = { client_order_id: id, reached, ...wish };
    const { data, error } = await place({ params: { id: replay.id }, body });
    setRefusal(error ?? null);
    if (!data) return false;
    player.take(data.replay);
    setSent(null);
    setTried(false);
    setPlaced(true);
    setForm({ ...EMPTY, side: form.side, type: form.type });
    return true;
  }
  return {
    form,
    change,
    problems: wasTried ? problems : {},
    cost,
    refusal: refusal ?? cost?.error ?? null,
    isPlaced,
    isSending: isLoading,
    send,
  };
}
