import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLocation } from "#web/shared/routing/router.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { offerOf, saleOf } from "#web/testing/offers.ts";
import { stubServer } from "#web/testing/stub-server.ts";
import { setSessionStatus } from "#web/shared/session/session-slice.ts";
import { createStore } from "#web/shared/state/store.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { InAppScreen } from "./in-app-screen.tsx";

beforeEach(() => loadMessages(["in-app", "offers", "modules/paying"]));
afterEach(() => vi.unstubAllGlobals());

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}

async function openLink() {
  stubServer({ "GET /offers-v2/offers/": saleOf([offerOf()]) });
  const link = "/in-app/offer#token=planted&platform=android&version=15";
  const visitor = createStore();
  visitor.dispatch(setSessionStatus("signedOut"));
  const { screen, store } = await renderInApp(
    <>
      <InAppScreen />
      <Address />
    </>,
    [link],
    visitor,
  );
  await expect.element(screen.getByLabelText("address")).toHaveTextContent("/in-app/offer");
  return { screen, token: () => store.getState().auth.tempToken };
}

test("S2.03 a link plants no token in a browser: the screen asks for the app or a sign-in", async () => {
  const { screen, token } = await openLink();
  await expect.element(screen.getByRole("heading", { name: "Open this from the app" })).toBeVisible();
  expect(token()).toBe("");
});

test("S2.03 S6.06 a native app hands over its token in the address", async () => {
  vi.stubGlobal("candlewise", { postMessage: () => undefined });
  const { screen, token } = await openLink();
  await expect.element(screen.getByRole("heading", { name: "Monthly" })).toBeVisible();
  expect(token()).toBe("planted");
});
