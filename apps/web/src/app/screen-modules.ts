import type { ComponentType } from "react";
import type { AppRoute, ScreenModule } from "#web/shared/routing/route.ts";

type Loaded = ScreenModule & Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Loaded>("../features/*/screens/*-screen.tsx");

/** `learning/learn-screen` exports `LearnScreen`. */
const componentNameOf = (screen: string): string =>
  screen.replace(/^.*\//, "").replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export async function loadScreenModule({ screen }: AppRoute): Promise<Loaded> {
  const load = modules[`../features/${screen.replace("/", "/screens/")}.tsx`];
  if (!load) throw new Error(`There is no screen ${screen}.`);
  return load();
}

export async function loadScreenComponent(route: AppRoute): Promise<ComponentType> {
  const name = componentNameOf(route.screen);
  const component = (await loadScreenModule(route))[name];
  if (typeof component !== "function") throw new Error(`${route.screen} does not export ${name}.`);
  // A function of a screen module with its conventional name is the screen.
  return component as ComponentType;
}
