import { errorCatalogue, errorsByDomain, isErrorCode } from "@candlewise/contracts/errors";
import { describe, expect, it } from "vitest";
import { createTestApp } from "#api/testing/test-app.ts";

const app = await createTestApp();
const endpoints = app.features.flatMap((feature) => feature.endpoints);
/** Streams, files and webhooks. */
const otherRoutes = app.features.flatMap(({ streams = [], files = [], webhooks = [] }) => [
  ...streams.map(({ route }) => ({ method: "GET" as const, ...route })),
  ...files.map(({ route }) => route),
  ...webhooks.map(({ route }) => ({ method: "POST" as const, token: "none", ...route })),
]);

const CALLS = [
  "S7.01 POST /users/create/",
  "S7.02 GET /users/users/1/",
  "S7.03 GET /users/suggest-username/",
  "S7.04 POST /users/check_username/",
  "S7.05 PATCH /users/users/1",
  "S7.09 GET /users/1/preferences/",
  "S7.09 POST /users/1/preferences/",
  "S7.10 GET /user-properties/user/",
  "S7.11 GET /users/1/tours/",
  "S7.11 POST /users/1/tours/",
  "S7.12 POST /users/onboard/1/",
  "S7.86 GET /profile/",
  "S7.86 GET /profile/avatars/",
  "S7.86 POST /profile/",
  "S7.87 GET /terms-consent/users/",
  "S7.87 POST /terms-consent/users/",
  "S7.13 POST /users/check-user/",
  "S7.14 POST /users/v2/register/",
  "S7.15 POST /users/erasure-requests",
  "S7.16 PATCH /users/users/1/",
  "S7.35 POST /chart-analyzer/v3/requests/advanced/",
  "S7.35 POST /chart-analyzer/v3/requests/scenarios/",
  "S7.35 POST /chart-analyzer/v3/requests/patterns/",
  "S7.36 GET /chart-analyzer/v3/requests/",
  "S7.37 GET /chart-analyzer/v3/requests/1/advanced",
  "S7.37 GET /chart-analyzer/v3/requests/1/scenarios",
  "S7.37 GET /chart-analyzer/v3/requests/1/patterns",
  "S7.38 GET /chart-analyzer/v3/requests/has-access/",
  "S7.57 GET /learning-v2/v4/paths/",
  "S7.58 POST /learning-v2/paths/1/activate/",
  "S7.58 POST /learning-v2/paths/1",
  "S7.59 POST /learning-v2/courses/1/begin/",
  "S7.60 GET /learning-v2/paths/1/",
  "S7.61 GET /learning-v2/mini-courses/",
  "S7.62 GET /learning-v2/paths/1/progress/",
  "S7.63 GET /learning-v2/v3/courses/",
  "S7.64 GET /learning-v2/v2/paths/1/",
  "S7.65 GET /learning-v2/v2/courses/1/pathway/",
  "S7.66 POST /learning-v2/components/1/access/",
  "S7.67 GET /learning-v2/v3/courses/1/chapters/2/lessons/3/",
  "S7.68 POST /learning-v2/v2/lessons/complete/",
  "S7.69 GET /learning-v2/v2/daily-goal/",
  "S7.70 GET /learning-v2/completed-components/",
  "S7.73 GET /learning-v2/quizzes/1/",
  "S7.73 GET /learning-v2/quizzes/1/statistics/",
  "S7.73 POST /learning-v2/v2/questions/answer/",
  "S7.73 GET /learning-v2/quiz_attempt/1/results/",
];

describe("every call of the specification that is in a contract", () => {
  it.each(CALLS)("%s is mounted", async (line) => {
    const [, method, path = ""] = line.split(" ");
    const answer = await app.http.inject({
      method: method === "GET" ? "GET" : method === "PATCH" ? "PATCH" : "POST",
      url: `/api${path}`,
    });
    // Without a token and a body, an existing call answers 401 or 400, a missing one 404 or 405.
    expect([400, 401]).toContain(answer.statusCode);
  });

  it("asks a token of every call that is not public", async () => {
    for (const { route, domain, name } of endpoints) {
      if (route.token === "none") continue;
      const url = `/api${route.path.replaceAll(/\{\w+\}/g, "1")}`;
      for (const authorization of [undefined, "Bearer nonsense", "Basic dXNlcjpwYXNz"]) {
        const headers = authorization === undefined ? {} : { authorization };
        const answer = await app.http.inject({ method: route.method, url, headers });
        expect([answer.statusCode, answer.json().error], `${domain}.${name}`).toEqual([401, "Unauthorized"]);
      }
    }
  });

  it("says who owns what each call touches, and keeps owners to calls that know the caller", () => {
    for (const { route, domain, name } of endpoints) {
      const hasCaller = route.token === "default" || route.token === "temp";
      expect(route.owner.includes(":") || ["self", "anyone"].includes(route.owner), `${domain}.${name}`).toBe(
        hasCaller,
      );
    }
  });
});

it("every error code of the catalogue can be the answer to a call", () => {
  const answered = new Set([...endpoints.map(({ route }) => route), ...otherRoutes].flatMap(({ errors }) => errors));
  const ofAnyCall = Object.keys({ ...errorsByDomain.platform, ...errorsByDomain.idempotency });
  const others = Object.keys(errorCatalogue).filter((code) => isErrorCode(code) && !answered.has(code));
  // S8.09: clients know it from the authentication service that came before.
  expect(others).toEqual([...ofAnyCall, "UserLambdaValidationException"]);
});

describe("health and drain", () => {
  it("is ready until a stop begins, alive throughout, and then ends connections", async () => {
    const own = await createTestApp();
    const ready = await own.http.inject("/health/ready");
    expect([ready.statusCode, ready.json().status]).toEqual([200, "ok"]);
    own.lifecycle.isDraining = true;
    const draining = await own.http.inject("/health/ready");
    expect(draining.statusCode).toBe(503);
    expect(draining.json().checks).toEqual({ database: true, writable: true, serving: false });
    expect(draining.headers.connection).toBe("close");
    expect((await own.http.inject("/health/live")).statusCode).toBe(200);
  });

  it("is not ready without its database", async () => {
    const own = await createTestApp();
    await own.platform.database.close();
    expect((await own.http.inject("/health/ready")).json().checks.database).toBe(false);
    own.platform.database.close = async () => undefined;
  });
});

it("streams and files that are not public ask for a token", async () => {
  const closed = otherRoutes.filter(({ token }) => token !== "none");
  expect(closed.length).toBeGreaterThan(0);
  for (const { method, path } of closed) {
    const answer = await app.http.inject({ method, url: `/api${path.replaceAll(/\{\w+\}/g, "1")}` });
    expect([path, answer.statusCode]).toEqual([path, 401]);
  }
});

it("every path of the server is in a table, except health, the API document and the development mailbox", () => {
  const normal = (path: string) => path.replaceAll(/:\w+(\|:\w+)*|\{\w+\}/g, "{}").replace(/(.)\/$/, "$1");
  const inTable = new Set(
    [...endpoints.map(({ route }) => route), ...otherRoutes].map(({ path }) => `/api${normal(path)}`),
  );
  const parents: string[] = [];
  const paths = app.http
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent, segment] = /^((?:[│ ] {3})*)[├└]── (\S*) \(/.exec(line) ?? [];
      if (indent === undefined || segment === undefined) return [];
      const depth = indent.length / 4;
      parents.splice(depth, Infinity, `${parents[depth - 1] ?? ""}${segment}`);
      return parents.slice(-1);
    });
  expect(paths.length).toBeGreaterThan(80);
  const others = paths.filter((path) => !inTable.has(normal(path)) && !path.startsWith(app.devMailPath ?? ""));
  expect(others).toEqual(["/health/live", "/health/ready", "/api/openapi.json", "/api/docs"]);
});

describe("the API document", () => {
  it("is OpenAPI 3.1 with every call, its errors and no reference that leads nowhere", async () => {
    const answer = await app.http.inject("/api/openapi.json");
    const document = answer.json();
    expect(document.openapi).toBe("3.1.0");
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path ?? {}));
    const routes = endpoints.length + otherRoutes.length;
    expect(operations).toHaveLength(routes);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes);
    expect(Object.keys(document.paths["/v2/quotes/stream"].get.responses["200"].content)).toEqual([
      "text/event-stream",
    ]);
    const references = [...answer.body.matchAll(/"\$ref":"(.*?)"/g)].map(([, reference]) => reference ?? "");
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const found = reference
        .replace(/^#\//, "")
        .split("/")
        .reduce((node, key) => node?.[key], document);
      expect(found, reference).toBeDefined();
    }
    expect(document.paths["/auth/login/"].post.responses["400"].description).toContain("ACCESS_DENIED");
    expect(document.paths["/users/users/{id}/"].get.parameters[0]).toMatchObject({
      name: "id",
      in: "path",
      required: true,
    });
    expect(document.paths["/users/users/{id}/"].get.security).toEqual([{ accessToken: [] }]);
  });

  it("is a page to read that needs no script", async () => {
    const page = await app.http.inject("/api/docs");
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.body).toContain("/learning-v2/v2/lessons/complete/");
    expect(page.body).not.toContain("<script");
  });
});
