import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useAppSelector } from "#web/shared/state/store.ts";
import { useIsIdle } from "./use-is-idle.ts";

/** A part of the bars for learners who are signed in. It is fetched when the first screen is drawn and nothing else is to do; without it the bar is only emptier. */
export function IdlePart({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const isSignedIn = useAppSelector((state) => state.session.status === "signedIn");
  const isIdle = useIsIdle(isSignedIn && isWanted);
  return (
    isIdle && (
      <ErrorBoundary fallback={null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
