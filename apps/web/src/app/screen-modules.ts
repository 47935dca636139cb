import type { ComponentType } from "react";
import type { AppRoute } from "#web/shared/routing/route.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../features/*/screens/*-screen.tsx");

/** `learning/learn-screen` exports `LearnScreen`. */
const componentNameOf = (screen: string): string =>
  screen.replace(/^.*\//, "").replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export async function loadScreenComponent({ screen }: AppRoute): Promise<ComponentType> {
  const load = modules[`../features/${screen.replace("/", "/screens/")}.tsx`];
  const name = componentNameOf(screen);
  const component = (await load?.())?.[name];
  if (typeof component !== "function") throw new Error(`There is no ${name} in ${screen}.`);
  // What a screen module exports by the name of its file is the screen.
  return component as ComponentType;
}
