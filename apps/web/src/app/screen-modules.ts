import type { ComponentType } from "react";
import type { AppRoute } from "#web/shared/routing/route.ts";

type Module = Readonly<Record<string, unknown>>;

/** `learning/learn-screen` exports `LearnScreen`. */
const componentNameOf = (screen: string): string =>
  screen.replace(/^.*\//, "").replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A chunk that holds more than its screen exports the names of the screen's module as one object. */
function componentIn(module: Module, name: string): ComponentType | null {
  const found = [module, ...Object.values(module)].map((part) => (part as Module | null)?.[name]);
  // What a screen module exports by the name of its file is the screen.
  return (found.find((part) => typeof part === "function") as ComponentType | undefined) ?? null;
}

/** The chunk of the screen that the page was written for: it is on its way already, before the table of all screens. */
function namedChunk(screen: string): string | null {
  if (typeof document === "undefined") return null;
  const named = document.querySelector<HTMLMetaElement>('meta[name="screen"]')?.content.split(" ");
  return named?.[0] === screen ? (named[1] ?? null) : null;
}

/** Fetches what tells where the code of all other screens is. */
export const loadScreenTable = () => import("./screen-table.ts").then(({ screenTable }) => screenTable);

export async function loadScreenComponent({ screen }: AppRoute): Promise<ComponentType> {
  const name = componentNameOf(screen);
  const chunk = namedChunk(screen);
  if (chunk) {
    const module: Module = await import(/* @vite-ignore */ chunk);
    const component = componentIn(module, name);
    if (component) return component;
  }
  const modules = await loadScreenTable();
  const module = await modules[`../features/${screen.replace("/", "/screens/")}.tsx`]?.();
  const component = module && componentIn(module, name);
  if (!component) throw new Error(`There is no ${name} in ${screen}.`);
  return component;
}
