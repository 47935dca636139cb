import { useState, type ComponentType } from "react";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

// eslint-disable-next-line typescript/no-explicit-any -- as the type of React's lazy
type AnyComponent = ComponentType<any>;

/**
 * The view of an item type in a chunk of its own, with the means to fetch it ahead. Once the chunk is here the view is drawn at once, without a waiting
 * state in between.
 */
export function lazyView<Name extends string, Module extends Readonly<Record<Name, AnyComponent>>>(
  load: () => Promise<Module>,
  name: Name,
): { View: Module[Name]; preload: () => Promise<void> } {
  const Lazy = lazyComponent(load, name);
  let loaded: AnyComponent | null = null;
  function View(props: object) {
    // One component for as long as the question is shown: another would start over.
    const [Component] = useState<AnyComponent>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  const preload = async () => {
    loaded = (await load())[name];
  };
  // The view takes what the component takes.
  return { View: View as Module[Name], preload };
}
