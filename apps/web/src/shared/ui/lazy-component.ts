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
  return lazy<Module[Name]>(async () => {
    const [module] = await Promise.all([load(), texts && loadMessages(texts)]);
    return { default: module[name] };
  });
}
