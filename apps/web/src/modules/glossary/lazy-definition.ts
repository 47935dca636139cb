import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("./definition.tsx");

export const TermName = lazyComponent(load, "TermName", ["modules/glossary"]);
export const Definition = lazyComponent(load, "Definition", ["modules/glossary"]);
