import { expect, onTestFinished, test } from "vitest";
import { launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { becomeLearner } from "./support/learner.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { startServer } from "./support/server.ts";
import { onPath } from "./support/visitor.ts";

launchBrowser();

/** A server whose log and metrics a test reads as an operator does. */
async function startObservedServer() {
  const metricsPort = await freePort();
  const server = await startServer({ METRICS_PORT: String(metricsPort) });
  onTestFinished(() => server.stop());
  let log = "";
  server.process.stdout?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const lines = (): Record<string, unknown>[] =>
    log
      .split("\n")
      .slice(0, -1)
      // The notice that the server is ready is for people.
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
  return {
    url: server.url,
    problems: () => lines().flatMap(({ problem, level }) => (problem ? [{ level, problem }] : [])),
    counted: async () => {
      const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
      return /^browser_problems_total (\d+)$/m.exec(metrics)?.[1];
    },
  };
}

test("S2.14 a screen that breaks leaves the navigation, offers a way out, and reaches the operator's log and counter", async () => {
  const { url, problems, counted } = await startObservedServer();
  const { page, context } = await newVisitor({
    baseURL: url,
    viewport: PHONE,
    hasTouch: true,
    mayLog: /Cannot read properties|served broken|performance-screen/,
  });
  await becomeLearner(context, "investing");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const failure = page.getByRole("heading", { level: 1, name: "Ooops! Something went wrong" });

  // A response that the screen cannot draw.
  await page.route("**/api/profile/", (route) => route.fulfill({ json: {} }));
  await page.goto("/learn");
  await onPath(page);
  await navigation.getByRole("link", { name: "Profile" }).tap();
  await failure.waitFor();
  await expect
    .poll(problems)
    .toEqual([{ level: 40, problem: expect.objectContaining({ page: "/profile", name: "TypeError" }) }]);
  await navigation.getByRole("link", { name: "Learn" }).tap();
  await onPath(page);
  await navigation.getByRole("link", { name: "Profile" }).tap();
  await failure.waitFor();
  await page.unroute("**/api/profile/");
  await page.getByRole("button", { name: "Refresh page" }).tap();
  await page.getByRole("heading", { name: "Settings" }).waitFor();

  // A chunk that arrives broken. The address of the page may name what a user does: the report names the route.
  await page.route("**/assets/instrument-screen-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("served broken")' }),
  );
  await page.goto("/simulator/market");
  await page
    .getByRole("list", { name: "Market", exact: true })
    .getByRole("link", { name: /Larkfield/ })
    .tap();
  await failure.waitFor();
  await navigation.waitFor();
  await expect.poll(problems).toHaveLength(2);
  expect(problems()[1]).toMatchObject({
    problem: {
      page: "/simulator/market/:ticker",
      message: "served broken",
      build: expect.stringMatching(/^[\da-f]{12}$/),
    },
  });
  expect(JSON.stringify(problems())).not.toContain("LRKD");
  expect(await counted()).toBe("2");
});
