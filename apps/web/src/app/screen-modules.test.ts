import { expect, test } from "vitest";
import { loadedEndpoints } from "./prepare-queries.ts";
import { routes } from "./routes.ts";
import { loadScreenComponent } from "./screen-modules.ts";

const files = Object.keys(import.meta.glob("../features/*/screens/*-screen.tsx"));

test.each(routes)(
  "$path shows $screen, named after its file, with the endpoints of its queries",
  { timeout: 30_000 },
  async (route) => {
    await expect(loadScreenComponent(route)).resolves.toBeTypeOf("function");
    const params = Object.fromEntries(route.path.split("/").map((segment) => [segment.slice(1), "x"]));
    for (const { endpoint } of route.queries(params)) expect(loadedEndpoints()).toHaveProperty(endpoint);
  },
);

test("every screen has a route", () => {
  const shown = new Set(routes.map(({ screen }) => `../features/${screen.replace("/", "/screens/")}.tsx`));
  expect(files.filter((file) => !shown.has(file))).toEqual([]);
});
