import { useParams } from "react-router";
import { PlacementView } from "#web/features/learning/quiz/placement-view.tsx";

/** `/placement/:componentId` */
export function PlacementScreen() {
  const { componentId = "" } = useParams();
  return <PlacementView key={componentId} componentId={componentId} />;
}
