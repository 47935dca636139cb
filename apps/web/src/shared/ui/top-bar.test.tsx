import { Route, Routes } from "#web/testing/routes.tsx";
import { expect, test, vi } from "vitest";
import { renderInApp } from "#web/testing/render.tsx";
import { TopBar } from "./top-bar.tsx";

test("S2.20 without a way back the bar shows the logo", async () => {
  const { screen } = await renderInApp(<TopBar />);
  await expect.element(screen.getByRole("link", { name: /Candlewise/ })).toBeVisible();
  expect(screen.getByRole("button").query()).toBeNull();
});

test("S2.20 back may be a route, a function or one step in the history, with an arrow or a cross", async () => {
  const goBack = vi.fn();
  const { screen } = await renderInApp(
    <Routes>
      <Route path="/first" element={<p>first page</p>} />
      <Route
        path="/second"
        element={
          <>
            <TopBar back="/courses" />
            <TopBar back={goBack} isClose />
            <TopBar back>
              <span>third</span>
            </TopBar>
          </>
        }
      />
    </Routes>,
    ["/first", "/second"],
  );
  await expect.element(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/courses");
  await screen.getByRole("button", { name: "Close" }).click();
  expect(goBack).toHaveBeenCalledOnce();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(screen.getByText("first page")).toBeVisible();
});

test("S2.20 S9.10 the balance stands at the end, in US dollars without decimals", async () => {
  const { screen } = await renderInApp(<TopBar balance={104250.5} />);
  const balance = screen.getByText("$104,251").element().getBoundingClientRect();
  const logo = screen.getByRole("link").element().getBoundingClientRect();
  expect(balance.left).toBeGreaterThan(logo.right);
});
