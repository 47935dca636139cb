import { skipToken, type SkipToken } from "@reduxjs/toolkit/query/react";
import { useDebounced } from "#web/shared/state/use-debounced.ts";
import type { Preview, PreviewState } from "./order-draft.ts";

/** Milliseconds without a key before the cost is requested. */
const PAUSE = 400;

interface QueryOptions {
  readonly refetchOnMountOrArgChange: true;
  readonly skipPollingIfUnfocused: true;
  readonly pollingInterval: number;
}
interface QueryState<Shown> {
  /** Of the last arguments that have a response. */
  readonly data?: Shown | undefined;
  readonly currentData?: Shown | undefined;
  readonly error?: unknown;
}

interface PreviewOptions {
  /** Without arguments the last preview is shown, marked as stale. */
  readonly showsLast?: boolean;
  /** Milliseconds between two requests, because prices move; 0 for one request. */
  readonly every?: number;
}

/** What an order costs, requested when typing pauses; null: there is no order to ask about. */
export function usePreview<Args extends object, Shown extends Preview>(
  useQuery: (args: Args | SkipToken, options: QueryOptions) => QueryState<Shown>,
  args: Args | null,
  { showsLast = false, every = 0 }: PreviewOptions = {},
): PreviewState<Shown> {
  const settled = useDebounced(args, PAUSE);
  const { data, currentData, error } = useQuery(settled ?? skipToken, {
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
    pollingInterval: every,
  });
  if (args === null && !showsLast) return { preview: null, error: null, isStale: false };
  const isSettled = args !== null && JSON.stringify(args) === JSON.stringify(settled);
  const isStale = !isSettled || (currentData === undefined && error === undefined);
  if (isStale) return { preview: data ?? null, error: null, isStale };
  return { preview: error === undefined ? (currentData ?? null) : null, error, isStale };
}
