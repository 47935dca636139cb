import { simulatorStreams } from "@candlewise/contracts/simulator/routes";
import { openEventStream } from "#web/shared/api-client/event-stream.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { setAccountLive } from "#web/shared/state/account-stream.ts";
import type { AppStore, RootState } from "#web/shared/state/store.ts";
import { simulatorApi } from "../api.ts";
import type { Changes } from "./changes.ts";
import { noticesOf } from "./notices.ts";
import { isShownElsewhere } from "./own-orders.ts";
import { patchCaches, refetchAccount } from "./patch-caches.ts";
import { showNotice } from "./show-notice.ts";

const isChanges = (value: unknown): value is Changes =>
  isRecord(value) && ["open_orders", "ended_orders", "activity"].every((key) => Array.isArray(value[key]));

async function announce(changes: Changes, navigate: (href: string) => void): Promise<void> {
  const notices = noticesOf(changes, isShownElsewhere);
  if (notices.length === 0) return;
  await loadMessages(["simulator/live"]);
  for (const notice of notices) showNotice(notice, navigate);
}

/** Follows the practice account: its events reach every screen and are shown as toasts. Returns how to stop. */
export const followAccount =
  (navigate: (href: string) => void) =>
  (dispatch: AppStore["dispatch"], getState: () => RootState): (() => void) => {
    const take = (event: string | undefined, data: unknown) => {
      if (event === "changes" && isChanges(data)) {
        dispatch(patchCaches(data));
        // The rows have changed whether or not the texts arrive.
        announce(data, navigate).catch(() => undefined);
      } else if (event === "reset") dispatch(refetchAccount());
      else if (event === "hello" && isRecord(data)) greet(data["is_resumed"] === true);
    };
    let isFirst = true;
    const greet = (isResumed: boolean) => {
      if (!isResumed) dispatch(refetchAccount());
      // Orders were requested beside the portfolio whose cursor the stream continues from, perhaps just before it.
      else if (isFirst) dispatch(simulatorApi.util.invalidateTags(["Orders"]));
      isFirst = false;
    };
    return openEventStream({
      address: simulatorStreams.followAccount.path,
      dispatch,
      lastEventId: simulatorApi.endpoints.getPortfolio.select()(getState()).data?.cursor,
      onEvent: ({ event, data }) => take(event, parsed(data)),
      onState: (state) => setAccountLive(state === "live"),
    });
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
