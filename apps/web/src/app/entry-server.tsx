import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { i18n, setCatalogueLoader, startLanguage } from "#web/shared/i18n/i18n.ts";
import { createStore } from "#web/shared/state/store.ts";
import { App } from "./app.tsx";
import { loadCatalogue } from "./catalogues.ts";
import { Providers } from "./providers.tsx";
import type { AppRoute } from "#web/shared/routing/route.ts";
import { routes } from "./routes.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { AppFrame } from "./shell/app-frame.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";

export { routes };

/** Of the frame and of all screens: titles of pages come from them. */
export async function prepare(): Promise<void> {
  setCatalogueLoader(loadCatalogue);
  await startLanguage("en", ["shared", "app", ...new Set(routes.flatMap(({ messages }) => messages))]);
}

export const titleOf = ({ title }: AppRoute): string => i18n._(title);

const still = (location: string, children: React.ReactNode): string =>
  renderToStaticMarkup(
    <Providers store={createStore()}>
      <StaticRouter location={location}>{children}</StaticRouter>
    </Providers>,
  );

/** The frame of a route with the shape of its screen. */
export const renderSkeleton = (route: AppRoute): string =>
  still(
    route.path,
    <AppFrame frame={route.frame} current={route.navigation}>
      <PageSkeleton name={route.skeleton} title={titleOf(route)} />
    </AppFrame>,
  );

/** A whole screen, with the marks that let React take it over. */
export async function renderScreen(route: AppRoute): Promise<string> {
  const app = (
    <App store={createStore()} inRouter={(children) => <StaticRouter location={route.path}>{children}</StaticRouter>} />
  );
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** For addresses without a shell of their own. */
export const renderFallback = (): string =>
  still(
    "/",
    <AppFrame frame="focus">
      <PageSkeleton name="lesson" title="Candlewise" />
    </AppFrame>,
  );

export const renderNotFound = (): string => still("/not-found", <NotFoundScreen />);
export const renderError = (): string => still("/error", <ErrorScreen />);
