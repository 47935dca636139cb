import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { setEnding } from "#web/shared/session/session-slice.ts";
import { dropAccessToken } from "#web/shared/session/access-token.ts";
import { renewSession } from "#web/shared/session/session.ts";
import { renderInApp, renderSignedIn } from "#web/testing/render.tsx";
import { ADA, stubServer } from "#web/testing/stub-server.ts";
import { Overlays } from "./overlays.tsx";

const primaryText = () => getComputedStyle(document.body).color;

test("S2.18 S9.14 F2 toggles the theme: primary text is #1B174C in the light one and #FFFFFF in the dark one", async () => {
  localStorage.setItem("theme", "light");
  document.documentElement.dataset["theme"] = "light";
  await renderInApp(<Overlays />);
  expect(primaryText()).toBe("rgb(27, 23, 76)");
  await userEvent.keyboard("{F2}");
  expect(primaryText()).toBe("rgb(255, 255, 255)");
  expect(localStorage.getItem("theme")).toBe("dark");
  await userEvent.keyboard("{F2}");
  expect(primaryText()).toBe("rgb(27, 23, 76)");
});

test("S2.18 F1 toggles the debug overlay, which never shows a token", async () => {
  const { screen } = await renderInApp(<Overlays />);
  await userEvent.keyboard("{F1}");
  await expect.element(screen.getByRole("region", { name: "Debug" })).toBeVisible();
  await userEvent.keyboard("{F1}");
  await expect.element(screen.getByRole("region", { name: "Debug" })).not.toBeInTheDocument();
});

test("S2.19 the splash fills the screen while signing out and leaves when it is done", async () => {
  const { screen, store } = await renderInApp(<Overlays />);
  store.dispatch(setEnding(true));
  const splash = screen.getByRole("status", { name: "Signing you out" });
  await expect.element(splash).toBeVisible();
  expect(splash.element().getBoundingClientRect().height).toBe(innerHeight);
  store.dispatch(setEnding(false));
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("value", "100");
  await expect.element(splash).not.toBeInTheDocument();
});

test("S4.02 a refresh that was not answered is asked for again by itself until it is, and nobody is signed out", async () => {
  let isReachable = false;
  const session = { access_token: "renewed", expires_in: 600, user: ADA, preloaded: [] };
  const seen = stubServer({
    "POST /auth/refresh/": () => (isReachable ? { body: session } : null),
    "GET /v2/": null,
  });
  const { store } = await renderSignedIn(<Overlays />, ["/auth/signin"]);
  dropAccessToken();
  await renewSession(store.dispatch);
  expect(store.getState().session.status).toBe("offline");
  const refreshes = () => seen.filter(({ call }) => call === "POST /auth/refresh/").length;
  await expect.poll(refreshes, { timeout: 5000 }).toBeGreaterThan(1);
  expect(store.getState().session.status).toBe("offline");
  isReachable = true;
  // The page is looked at again, which does not wait for the next try.
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => store.getState().session.status).toBe("signedIn");
});
