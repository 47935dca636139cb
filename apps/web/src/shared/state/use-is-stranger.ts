import { useAppSelector } from "#web/shared/state/store.ts";

/** Whether nobody is signed in. */
export const useIsStranger = (): boolean => useAppSelector(({ session }) => session.status === "signedOut");
