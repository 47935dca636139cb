import { useEffect, useState } from "react";
import type { PreviewState } from "#web/modules/order-form/order-draft.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { simulatorApi, type OrderRequest, type Preview, type Side } from "../api.ts";

/** Milliseconds without a key press before the cost is asked for. */
const PAUSE = 400;
/** Milliseconds after which it is asked for again: the market goes on. */
const AGAIN = 10_000;

interface Answer {
  /** The order that it is about. */
  readonly key: string;
  readonly preview: Preview | null;
  readonly error: unknown;
}

/** What an order would cost now, asked for when typing rests and kept up to date while it stands. */
export function usePreview(ticker: string, side: Side, order: OrderRequest | null): PreviewState<Preview> {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = order ? JSON.stringify([ticker, side, order]) : null;
  useEffect(() => {
    if (key === null) return;
    const [, , body]: [string, Side, OrderRequest] = JSON.parse(key);
    let running: { abort: () => void } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      if (!document.hidden) {
        const params = { ticker, transactionType: side };
        const call = dispatch(simulatorApi.endpoints.previewOrder.initiate({ params, body }, { track: false }));
        running = call;
        const { data, error } = await call;
        if (isOver) return;
        setAnswer({ key, preview: data ?? null, error });
      }
      timer = setTimeout(() => void ask(), AGAIN);
    };
    timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
      running?.abort();
    };
  }, [dispatch, ticker, side, key]);
  if (key === null) return { preview: null, error: null, isStale: false };
  const isStale = answer?.key !== key;
  return { preview: answer?.preview ?? null, error: isStale ? null : answer?.error, isStale };
}
