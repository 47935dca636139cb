import { lazy, memo, Suspense, useEffect, useMemo, useState, type ComponentType } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation, useNavigationType } from "#web/shared/routing/router.tsx";
import { reportProblem } from "#web/shared/api-client/report-problem.ts";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useArrivingText } from "#web/shared/i18n/use-t.tsx";
import { RouteParamsContext } from "#web/shared/routing/route-params.ts";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import type { AppRoute } from "#web/shared/routing/route.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Guard } from "./guard.tsx";
import { isHiddenRoute, matchRoute, routes } from "./routes.ts";
import { loadScreenComponent } from "./screen-modules.ts";
import { AppFrame } from "./shell/app-frame.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const lazyScreens = new Map(routes.map((route: AppRoute) => [route, lazy(() => loadScreen(route))]));
/** Screens whose code is here: they are drawn at once, without a waiting state in between. */
const ready = new Map<AppRoute, ComponentType>();

async function loadScreen(route: AppRoute): Promise<{ default: ComponentType }> {
  const [Screen] = await Promise.all([loadScreenComponent(route), loadMessages(route.texts)]);
  ready.set(route, Screen);
  return { default: Screen };
}

/** Resolves when the screen of a route can be rendered in one go; a failure shows when it is rendered. */
export const prepareScreen = async (route: AppRoute): Promise<void> =>
  void (await loadScreen(route).catch(() => undefined));

/** Fetches a screen that is likely to be opened next. */
function prefetchScreen(path: string): void {
  const match = matchRoute(path);
  if (match) void prepareScreen(match.page);
}

const Gallery = import.meta.env.DEV
  ? lazyComponent(() => import("./gallery/gallery-screen.tsx"), "GalleryScreen")
  : null;

/** What authors write, as learners see it: `/dev/content/<id>`. */
const ContentPreview = import.meta.env.DEV
  ? lazyComponent(() => import("./content-preview/content-preview.tsx"), "ContentPreview", ["learning/items"])
  : null;

const ErrorFallback = () => <ErrorScreen />;

const Framed = memo(function Framed({ route }: { route: AppRoute }) {
  const title = useArrivingText(route.title);
  const report = (error: unknown) => reportProblem(error, route.path);
  const isStranger = useIsStranger();
  return (
    <AppFrame frame={isStranger ? "focus" : route.frame} current={route.area} onIntent={prefetchScreen}>
      {/* What breaks a screen leaves the navigation: another screen starts fresh. */}
      <ErrorBoundary key={route.path} FallbackComponent={ErrorFallback} onError={report}>
        <Suspense fallback={<PageSkeleton name={route.skeleton} title={title} />}>
          <Screen route={route} />
        </Suspense>
      </ErrorBoundary>
    </AppFrame>
  );
});

function Screen({ route }: { route: AppRoute }) {
  // One component for as long as the screen is shown: another would start over.
  const [Component] = useState(() => ready.get(route) ?? lazyScreens.get(route));
  return Component && <Component />;
}

/** A new page begins at its top, or where its screen brings the place that the address names; going back keeps where the reader was. */
function useScrollToTop() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type !== "POP" && hash === "") scrollTo(0, 0);
  }, [pathname, hash, type]);
}

/** The screen of the address, if there is one and the country does not hide it (S6.10). */
function Current({ pathname }: { pathname: string }) {
  const visibility = useVisibility();
  const match = useMemo(() => matchRoute(pathname), [pathname]);
  if (Gallery && pathname === "/gallery") {
    return (
      <Suspense>
        <Gallery />
      </Suspense>
    );
  }
  if (ContentPreview && pathname.startsWith("/dev/content")) {
    return (
      <Suspense>
        <ContentPreview id={pathname.split("/")[3] ?? ""} />
      </Suspense>
    );
  }
  if (match === null || isHiddenRoute(match.page, visibility)) return <NotFoundScreen />;
  return (
    <Guard access={match.page.access}>
      <RouteParamsContext value={match.params}>
        <Framed route={match.page} />
      </RouteParamsContext>
    </Guard>
  );
}

export function AppRouter() {
  const { pathname } = useLocation();
  useScrollToTop();
  return (
    <ErrorBoundary
      FallbackComponent={ErrorFallback}
      onError={(error) => reportProblem(error, "/")}
      resetKeys={[pathname]}
    >
      <Current pathname={pathname} />
    </ErrorBoundary>
  );
}
