/** Routes of one kind and domain, with their schemas under the same names. */
export interface TableContract<Routes, Shapes> {
  readonly domain: string;
  readonly routes: Routes;
  readonly shapes: Shapes;
}

/** Combines routes and shapes of one kind; a name missing on either side does not compile. */
export const tableOf =
  <Route, Shape>() =>
  <const Routes extends Record<string, Route>, const Shapes extends { readonly [Name in keyof Routes]: Shape }>(
    domain: string,
    routes: Routes,
    shapes: Shapes & Record<Exclude<keyof Shapes, keyof Routes>, never>,
  ): TableContract<Routes, Shapes> => ({ domain, routes, shapes });
