import { afterEach, expect, test } from "vitest";
import { portfolioWith } from "#web/features/simulator/samples.ts";
import { renderSimulator } from "#web/features/simulator/testing.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { AppFrame } from "./app-frame.tsx";
import { whenIdle } from "./when-idle.ts";

afterEach(() => {
  delete document.documentElement.dataset["hides"];
});

const open = () =>
  renderSimulator(
    <AppFrame frame="app">
      <Page title="Learn">
        <h1>Learn</h1>
      </Page>
    </AppFrame>,
    {
      "GET /v2/portfolio/": { body: portfolioWith({ balance: 54_029.66 }) },
      "GET /v2/notifications/unread/": { body: { unread: 0 } },
    },
    "/learn",
  );

test("S2.20 S9.10 S7.26 the balance is in the bar of every screen, in whole dollars, and leads to the account", async () => {
  const { screen } = await open();
  const balance = screen.getByRole("link", { name: "Practice cash $54,030, go to the simulator" });
  await expect.element(balance).toHaveAttribute("href", "/simulator");
});

test("nothing moves when the balance comes", async () => {
  const { screen } = await open();
  const place = () => screen.getByRole("banner").element().lastElementChild?.getBoundingClientRect().left;
  const before = place();
  await expect.element(screen.getByRole("link", { name: /^Practice cash/ })).toBeVisible();
  expect(place()).toBe(before);
});

test("S6.10 where the simulator is hidden there is no balance, no way to it, and no call", async () => {
  // As the server writes it into the page.
  document.documentElement.dataset["hides"] = "simulator";
  const { screen, seen } = await open();
  await expect.element(screen.getByRole("link", { name: "Learn", exact: true })).toBeInTheDocument();
  await new Promise<void>((resume) => whenIdle(resume));
  await expect.element(screen.getByRole("link", { name: /imulator/ })).not.toBeInTheDocument();
  expect(seen.map(({ call }) => call).filter((call) => !call.includes("/notifications/"))).toEqual([]);
});
