import { PlacementView } from "#web/features/learning/quiz/placement-view.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";

/** `/placement/:componentId` */
export function PlacementScreen() {
  const { componentId } = useRouteParams("componentId");
  return <PlacementView key={componentId} componentId={componentId} />;
}
