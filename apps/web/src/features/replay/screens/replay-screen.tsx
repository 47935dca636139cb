import { useParams } from "react-router";
import { ReplayView } from "#web/features/replay/replay-view.tsx";

/** One replay: playing, or its report. */
export function ReplayScreen() {
  const { replayId = "" } = useParams();
  return <ReplayView key={replayId} id={replayId} />;
}
