import { Route, Routes } from "#web/testing/routes.tsx";
import { expect, test, vi } from "vitest";
import { renderInApp } from "#web/testing/render.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

test("S2.05 S2.13 an unknown page says so and goes back", async () => {
  const { screen } = await renderInApp(
    <Routes>
      <Route path="/learn" element={<p>the path</p>} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>,
    ["/learn", "/nowhere"],
  );
  await expect.element(screen.getByRole("heading", { name: "Ooops! Page not found!" })).toBeVisible();
  await expect
    .element(
      screen.getByText(
        "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
      ),
    )
    .toBeVisible();
  await screen.getByRole("button", { name: "Go back" }).click();
  await expect.element(screen.getByText("the path")).toBeVisible();
});

test("S2.14 S8.19 the error screen reloads the page", async () => {
  const reload = vi.fn();
  const { screen } = await renderInApp(<ErrorScreen reload={reload} />);
  await expect.element(screen.getByRole("heading", { name: "Ooops! Something went wrong" })).toBeVisible();
  await expect.element(screen.getByText("We are working to resolve the problem as quickly as we could")).toBeVisible();
  await screen.getByRole("button", { name: "Refresh page" }).click();
  expect(reload).toHaveBeenCalledOnce();
});
