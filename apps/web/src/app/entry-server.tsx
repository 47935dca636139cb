import { addressOf } from "#web/shared/api-client/base-query.ts";
import type { Call } from "#web/shared/api-client/call.ts";
import type { RouteTable } from "@candlewise/contracts/endpoint";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import type { CompiledCatalogue } from "#web/shared/i18n/catalogue.ts";
import { i18n, setCatalogueLoader, startLanguage } from "#web/shared/i18n/i18n.ts";
import { MemoryRouter } from "#web/shared/routing/router.tsx";
import { setGeo } from "#web/shared/state/geo-slice.ts";
import { createStore } from "#web/shared/state/store.ts";
import { App } from "./app.tsx";
import { loadCatalogue } from "./catalogues.ts";
import { Providers } from "./providers.tsx";
import type { AppRoute } from "#web/shared/routing/route.ts";
import { segmentMark } from "./preload-calls.ts";
import { isHiddenRoute, routes } from "./routes.ts";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { AppFrame } from "./shell/app-frame.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";

export { isHiddenRoute, routes };

const tables = import.meta.glob<Record<string, RouteTable>>("../../../../packages/contracts/src/*/routes.ts", {
  eager: true,
});
const endpoints: RouteTable = Object.assign({}, ...Object.values(tables).flatMap((module) => Object.values(module)));

/** Addresses of the queries of a route, with marks for the segments of its path. */
export function preloadCallsOf({ path, queries }: AppRoute): string[] {
  const segments = path.split("/").map((segment, index) => [segment.slice(1), segmentMark(index)] as const);
  return queries(Object.fromEntries(segments)).map(({ endpoint, args }) => {
    const route = endpoints[endpoint];
    if (!route) throw new Error(`${path}: no contract has a call ${endpoint}.`);
    return addressOf({ route, ...(args as Omit<Call, "route"> | undefined) });
  });
}

/** Of the frame and of all screens: titles of pages come from them. */
export async function prepare(): Promise<void> {
  setCatalogueLoader(loadCatalogue);
  await startLanguage("en", ["shared", "app", ...new Set(routes.flatMap(({ texts }) => texts))]);
}

/** The English texts of a page by catalogue. */
export async function textsOf(names: AppRoute["texts"]): Promise<Record<string, CompiledCatalogue>> {
  const all = [...new Set(["shared", "app", ...names] as const)];
  return Object.fromEntries(
    await Promise.all(all.map(async (name) => [name, await loadCatalogue("en", name)] as const)),
  );
}

export const titleOf = ({ title }: AppRoute): string => i18n._(title);

/** Where a page is shown: pages differ where the simulator is hidden (S6.10). */
export interface Place {
  readonly hidesSimulator: boolean;
}

function storeAt({ hidesSimulator }: Place) {
  const store = createStore();
  // Said either way: the slice is persisted, and another page may have been rendered before.
  store.dispatch(setGeo({ ...store.getState().geo, groups: hidesSimulator ? ["hide_simulator"] : [] }));
  return store;
}

const still = (place: Place, location: string, children: React.ReactNode): string =>
  renderToStaticMarkup(
    <Providers store={storeAt(place)}>
      <MemoryRouter entries={[location]}>{children}</MemoryRouter>
    </Providers>,
  );

/** The frame of a route with the shape of its screen. */
const renderSkeleton = (route: AppRoute, place: Place): string =>
  still(
    place,
    route.path,
    <AppFrame frame={route.frame} current={route.area}>
      <PageSkeleton name={route.skeleton} title={titleOf(route)} />
    </AppFrame>,
  );

/** A whole screen, with the marks that let React take it over. */
async function renderScreen(route: AppRoute, place: Place): Promise<string> {
  const inRouter = (children: React.ReactNode) => <MemoryRouter entries={[route.path]}>{children}</MemoryRouter>;
  const app = <App store={storeAt(place)} inRouter={inRouter} />;
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

export const renderRoute = async (route: AppRoute, place: Place): Promise<string> =>
  route.firstPaint === "prerendered" ? renderScreen(route, place) : renderSkeleton(route, place);

/** For addresses without a page of their own. */
export const renderFallback = (): string =>
  still(
    { hidesSimulator: false },
    "/",
    <AppFrame frame="focus">
      <PageSkeleton name="lesson" title="Candlewise" />
    </AppFrame>,
  );

export const renderNotFound = (): string => still({ hidesSimulator: false }, "/not-found", <NotFoundScreen />);
