import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { CatalogueName } from "#web/shared/i18n/catalogue.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";

// eslint-disable-next-line typescript/no-explicit-any -- as the type of React's lazy
type Components<Name extends string> = Readonly<Record<Name, ComponentType<any>>>;

/** A component in a chunk of its own, by its name in the module, with the texts that it needs besides those of the screen. */
export function lazyComponent<Name extends string, Module extends Components<Name>>(
  load: () => Promise<Module>,
  name: Name,
  texts?: readonly CatalogueName[],
): LazyExoticComponent<Module[Name]> {
  return lazy(() => componentOf(load, name, texts));
}

/** As `lazyComponent`, for what the app adds to a screen on its own: when its code does not arrive, the screen goes on without it until the connection is back. */
export function lazyExtra<Name extends string, Module extends Components<Name>>(
  load: () => Promise<Module>,
  name: Name,
  texts?: readonly CatalogueName[],
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => {
    for (;;) {
      try {
        return await componentOf(load, name, texts);
      } catch {
        await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
        fetchFailedStyles();
      }
    }
  });
}

async function componentOf<Name extends string, Module extends Components<Name>>(
  load: () => Promise<Module>,
  name: Name,
  texts?: readonly CatalogueName[],
): Promise<{ default: Module[Name] }> {
  const [module] = await Promise.all([load(), texts && loadMessages(texts)]);
  return { default: module[name] };
}

/** Fetches the style sheets that did not arrive: the loader of chunks asks for each only once. */
function fetchFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
