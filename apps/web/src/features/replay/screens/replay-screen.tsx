import { ReplayView } from "#web/features/replay/replay-view.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";

/** One replay: playing, or its report. */
export function ReplayScreen() {
  const { replayId } = useRouteParams("replayId");
  return <ReplayView key={replayId} id={replayId} />;
}
