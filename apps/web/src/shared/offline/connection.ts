import { useSyncExternalStore } from "react";
import { isServerReached, subscribeReached } from "#web/shared/api-client/reachability.ts";
import { useIsOnline } from "./use-is-online.ts";

const always = () => true;

/** Whether data can be current: the browser is online, and the last call reached the server. */
export function useIsConnected(): boolean {
  const isOnline = useIsOnline();
  return useSyncExternalStore(subscribeReached, isServerReached, always) && isOnline;
}
