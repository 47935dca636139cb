import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { matchPath, Route, Routes, useLocation, useNavigationType } from "react-router";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useArrivingText } from "#web/shared/i18n/use-t.tsx";
import { Guard } from "./guard.tsx";
import type { AppRoute } from "#web/shared/routing/route.ts";
import { routes } from "./routes.ts";
import { loadScreenComponent } from "./screen-modules.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { AppFrame } from "./shell/app-frame.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";

const screens = routes.map((route) => ({ route, Later: lazy(() => loadScreen(route)) }));
/** Screens whose code is here: they are drawn at once, without a waiting state in between. */
const ready = new Map<AppRoute, ComponentType>();

async function loadScreen(route: AppRoute): Promise<{ default: ComponentType }> {
  const [Screen] = await Promise.all([loadScreenComponent(route), loadMessages(route.messages)]);
  ready.set(route, Screen);
  return { default: Screen };
}

/** Resolves when the screen of a path can be drawn in one go; a failure shows when it is drawn. */
export async function readyScreen(path: string): Promise<void> {
  const route = routes.find((each) => matchPath(each.path, path));
  if (route) await loadScreen(route).catch(() => undefined);
}

const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("./gallery/gallery-screen.tsx")).GalleryScreen }))
  : null;

/** Fetches a screen that is likely to be opened next. */
const prefetchScreen = (path: string): void => void readyScreen(path);

interface RoutedProps {
  route: AppRoute;
  /** The screen while its code is on the way. */
  Later: ComponentType;
}

/** S6.10: in a country that hides what a route is part of, the route does not exist. */
function Existing(props: RoutedProps) {
  const { hidesSimulator } = useVisibility();
  return hidesSimulator && props.route.hiddenWith === "simulator" ? <NotFoundScreen /> : <Framed {...props} />;
}

const Framed = memo(function Framed({ route, Later }: RoutedProps) {
  const title = useArrivingText(route.title);
  return (
    <AppFrame frame={route.frame} current={route.navigation} onIntent={prefetchScreen}>
      <Suspense fallback={<PageSkeleton name={route.skeleton} title={title} />}>
        <Routed key={route.path} route={route} Later={Later} />
      </Suspense>
    </AppFrame>
  );
});

function Routed({ route, Later }: RoutedProps) {
  // One component for as long as the screen is shown: another would begin anew.
  const [Screen] = useState(() => ready.get(route) ?? Later);
  return <Screen />;
}

/** A new page begins at its top; going back keeps where the reader was. */
function useScrollToTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type !== "POP") scrollTo(0, 0);
  }, [pathname, type]);
}

export function AppRouter() {
  const { pathname } = useLocation();
  useScrollToTop();
  return (
    <ErrorBoundary FallbackComponent={() => <ErrorScreen />} resetKeys={[pathname]}>
      <Routes>
        {Gallery && (
          <Route
            path="/gallery"
            element={
              <Suspense>
                <Gallery />
              </Suspense>
            }
          />
        )}
        {screens.map(({ route, Later }) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <Guard>
                <Existing route={route} Later={Later} />
              </Guard>
            }
          />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </ErrorBoundary>
  );
}
