import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import { useGetPortfolioQuery, type Asset } from "../api.ts";

const PositionCard = lazyComponent(() => import("./position-card.tsx"), "PositionCard", [
  "simulator/position",
  "simulator/ticket",
]);

/** The user's position in an instrument; nothing where nothing is held. */
export function PositionPanel({ asset, collapses = false }: { asset: Asset; collapses?: boolean }) {
  const { data: portfolio } = useGetPortfolioQuery();
  const position = portfolio?.assets.find(({ ticker }) => ticker === asset.ticker);
  if (!portfolio || !position) return null;
  return (
    // Without it the rest of the screen is there.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <PositionCard asset={asset} position={position} at={portfolio.at} collapses={collapses} />
      </Suspense>
    </ErrorBoundary>
  );
}
