import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the prerendered page until its scripts run: a form must not be sent by the browser itself before that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
