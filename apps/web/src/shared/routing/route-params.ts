import { createContext, useContext } from "react";
import type { RouteParams } from "./route.ts";

/** Parameters of the screen that is shown, from the address it was opened with. */
export const RouteParamsContext = createContext<RouteParams>({});

/** A parameter of the current route: `const { courseId } = useRouteParams("courseId")`. */
export function useRouteParams<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, string>> {
  const params = useContext(RouteParamsContext);
  const given = names.map((name) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The route of this screen has no parameter ${name}.`);
    return [name, value] as const;
  });
  // Each name has a value.
  return Object.fromEntries(given) as Record<Name, string>;
}
