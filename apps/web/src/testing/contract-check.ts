import { achievementsContract } from "@candlewise/contracts/achievements/schemas";
import { analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import { authContract } from "@candlewise/contracts/auth/schemas";
import { briefsContract } from "@candlewise/contracts/briefs/schemas";
import { challengesContract } from "@candlewise/contracts/challenges/schemas";
import { chartContract } from "@candlewise/contracts/charts/schemas";
import type { Route, Shape } from "@candlewise/contracts/endpoint";
import { commonErrors, errorCatalogue, idempotencyErrors, isErrorCode } from "@candlewise/contracts/errors";
import { engagementContract } from "@candlewise/contracts/engagement/schemas";
import { feedbackContract } from "@candlewise/contracts/feedback/schemas";
import { freemiumContract } from "@candlewise/contracts/freemium/schemas";
import { geoContract } from "@candlewise/contracts/geo/schemas";
import { journalContract } from "@candlewise/contracts/journal/schemas";
import { leaderboardContract } from "@candlewise/contracts/leaderboard/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { notificationsContract } from "@candlewise/contracts/notifications/schemas";
import { offersContract } from "@candlewise/contracts/offers/schemas";
import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { performanceContract } from "@candlewise/contracts/performance/schemas";
import { privacyContract } from "@candlewise/contracts/privacy/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { replayContract } from "@candlewise/contracts/replay/schemas";
import { reportsContract } from "@candlewise/contracts/reports/schemas";
import { rewardsContract } from "@candlewise/contracts/rewards/schemas";
import { shopContract } from "@candlewise/contracts/shop/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";

interface Endpoint {
  readonly name: string;
  readonly route: Route;
  readonly shape: Shape;
  readonly pattern: RegExp;
}

interface AnyContract {
  readonly routes: Readonly<Record<string, Route>>;
  readonly shapes: Readonly<Record<string, Shape>>;
}

const CONTRACTS: readonly AnyContract[] = [
  achievementsContract,
  analyzerContract,
  authContract,
  briefsContract,
  challengesContract,
  chartContract,
  engagementContract,
  feedbackContract,
  freemiumContract,
  geoContract,
  journalContract,
  leaderboardContract,
  learningContract,
  marketContract,
  notificationsContract,
  offersContract,
  paymentsContract,
  performanceContract,
  privacyContract,
  profileContract,
  replayContract,
  reportsContract,
  rewardsContract,
  shopContract,
  simulatorContract,
  subscriptionsContract,
];

const parameters = ({ path }: Route): number => path.split("{").length;

/** Fixed paths first: `/v2/journal/reviews/` is no entry. */
const ENDPOINTS: readonly Endpoint[] = CONTRACTS.flatMap(({ routes, shapes }) =>
  Object.entries(routes).flatMap(([name, route]) => {
    const shape = shapes[name];
    const pattern = new RegExp(`^${route.method} ${route.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return shape ? [{ name, route, shape, pattern }] : [];
  }),
).toSorted((a, b) => parameters(a.route) - parameters(b.route));

function faultOfError({ route }: Endpoint, status: number, body: unknown): string | null {
  const code: unknown = Object(body).error;
  if (!isErrorCode(code)) return `${JSON.stringify(code)} is no error of the API`;
  if (errorCatalogue[code].status !== status) return `${code} has the status ${errorCatalogue[code].status}`;
  const isOfRoute = route.errors.includes(code) || commonErrors.includes(code);
  const isOfKey = route.idempotent === true && Object.hasOwn(idempotencyErrors, code);
  return isOfRoute || isOfKey ? null : `the route does not list ${code}`;
}

/** What the contract says against a response to `GET /v2/orders/`; null if the server could send it. */
export function contractFault(call: string, status: number, body: unknown): string | null {
  const endpoint = ENDPOINTS.find(({ pattern }) => pattern.test(call));
  if (!endpoint) return `${call}: no contract has this endpoint`;
  const named = (fault: string) => `${call} (${endpoint.name}): ${fault}`;
  if (status >= 300) {
    const fault = faultOfError(endpoint, status, body);
    return fault && named(fault);
  }
  const { error } = endpoint.shape.response.safeParse(body);
  const issue = error?.issues[0];
  return issue ? named(`${["response", ...issue.path].join(".")}: ${issue.message}`) : null;
}
