import { isRecord } from "#web/shared/storage/is-record.ts";

/** The services that the specification puts on hosts of their own. */
export const SERVICES = [
  "product",
  "auth",
  "simulator",
  "leaderboard",
  "engagement",
  "geo",
  "events",
  "analytics",
  "analyticsFallback",
  "attribution",
  "documents",
] as const;
export type Service = (typeof SERVICES)[number];

export interface RuntimeConfig {
  /** Base URL of each service, without a slash at its end. */
  readonly services: Readonly<Record<Service, string>>;
  readonly build: string;
  /** What the server is set up for. */
  readonly features: { readonly payments: boolean };
  /** Origins, beside our own, whose messages the screens of native apps believe. */
  readonly inAppOrigins: readonly string[];
}

/** Reads what the server wrote into the page; whatever is missing there is on the page's own origin. */
function parseRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  const value: unknown = text ? JSON.parse(text) : {};
  const given = isRecord(value) && isRecord(value["services"]) ? value["services"] : {};
  const features = isRecord(value) && isRecord(value["features"]) ? value["features"] : {};
  const origins: unknown = isRecord(value) ? value["inAppOrigins"] : [];
  const base = (service: Service) => (typeof given[service] === "string" ? given[service] : "/api");
  return {
    services: {
      product: base("product"),
      auth: base("auth"),
      simulator: base("simulator"),
      leaderboard: base("leaderboard"),
      engagement: base("engagement"),
      geo: base("geo"),
      events: base("events"),
      analytics: base("analytics"),
      analyticsFallback: base("analyticsFallback"),
      attribution: base("attribution"),
      documents: base("documents"),
    },
    build: isRecord(value) && typeof value["buildId"] === "string" ? value["buildId"] : "development",
    features: { payments: features["payments"] === true },
    inAppOrigins: (Array.isArray(origins) ? origins : []).filter((origin) => typeof origin === "string"),
  };
}

export const runtimeConfig = (): RuntimeConfig =>
  parseRuntimeConfig(globalThis.document?.getElementById("runtime-config")?.textContent);

/** The whole path of a service that has only one. */
const GEO_PATH = "/v2/";

/** Which service answers a path of the endpoint tables; what is not named here is the product API's. */
const PREFIXES: readonly (readonly [prefix: string, service: Service])[] = [
  ["/auth/", "auth"],
  ["/v2/portfolio/", "simulator"],
  ["/v2/orders/", "simulator"],
  ["/v2/assets/", "simulator"],
  ["/assets/", "simulator"],
];

export const serviceOf = (path: string): Service =>
  path === GEO_PATH ? "geo" : (PREFIXES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "product");
