import { pageMatcher } from "@candlewise/domain/pages/match-page";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { RouteParamsContext } from "#web/shared/routing/route-params.ts";
import { useLocation } from "#web/shared/routing/router.tsx";

interface RouteProps {
  path: string;
  element: ReactNode;
}

/** For `Routes` of a test. */
export const Route: (props: RouteProps) => null = () => null;

/** What a test shows by the address. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const routes = Children.toArray(children)
    .filter((child): child is ReactElement<RouteProps> => isValidElement(child))
    .map(({ props }) => props);
  const match = pageMatcher(routes)(pathname);
  return match && <RouteParamsContext value={match.params}>{match.page.element}</RouteParamsContext>;
}

/** For every other path: the address, as a heading. */
export function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}
