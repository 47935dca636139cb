import { expect, test } from "vitest";
import { routes } from "./routes.ts";
import { loadScreenComponent } from "./screen-modules.ts";

const files = Object.keys(import.meta.glob("../features/*/screens/*-screen.tsx"));

test.each(routes)(
  "$path shows $screen, named after its file",
  async (route) => {
    await expect(loadScreenComponent(route)).resolves.toBeTypeOf("function");
  },
  30_000,
);

test("every screen has a route", () => {
  const shown = new Set(routes.map(({ screen }) => `../features/${screen.replace("/", "/screens/")}.tsx`));
  expect(files.filter((file) => !shown.has(file))).toEqual([]);
});
