import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Navigate, Route, Routes, useLocation, useNavigationType } from "react-router";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Guard } from "./guard.tsx";
import type { AppRoute } from "./route.ts";
import { routes } from "./routes.ts";
import { ErrorScreen } from "./screens/error-screen.tsx";
import { NotFoundScreen } from "./screens/not-found-screen.tsx";
import { AppFrame } from "./shell/app-frame.tsx";
import { PageSkeleton } from "./shell/page-skeleton.tsx";

const loadScreen = async ({ load, messages }: AppRoute): Promise<{ default: ComponentType }> => {
  const [{ Screen }] = await Promise.all([load(), loadMessages(messages)]);
  return { default: Screen };
};

const screens = routes.map((route) => ({ route, Screen: lazy(() => loadScreen(route)) }));
const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("./gallery/gallery-screen.tsx")).GalleryScreen }))
  : null;

/** Fetches a screen that is likely to be opened next; a failure shows when it really is. */
function prefetchScreen(path: string): void {
  const route = routes.find((each) => each.path === path);
  if (route) loadScreen(route).catch(() => undefined);
}

function Framed({ route, Screen }: { route: AppRoute; Screen: ComponentType }) {
  const t = useT();
  return (
    <AppFrame frame={route.frame} current={route.navigation} onIntent={prefetchScreen}>
      <Suspense fallback={<PageSkeleton name={route.skeleton} title={t(route.title)} />}>
        <Screen />
      </Suspense>
    </AppFrame>
  );
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
        <Route path="/" element={<Navigate to="/learn" replace />} />
        {screens.map(({ route, Screen }) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <Guard>
                <Framed route={route} Screen={Screen} />
              </Guard>
            }
          />
        ))}
        <Route
          path="*"
          element={
            <Guard>
              <NotFoundScreen />
            </Guard>
          }
        />
      </Routes>
    </ErrorBoundary>
  );
}
