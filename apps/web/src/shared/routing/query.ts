import type { CallArguments, RouteTable, ShapeTable } from "@candlewise/contracts/endpoint";

/** A GET call with its arguments, which are those of the hook that shows the response. */
export interface Query {
  /** Of all domains, since RTK Query knows endpoints by name. */
  readonly endpoint: string;
  readonly args: unknown;
}

type GetName<Routes extends RouteTable> = {
  [Name in keyof Routes & string]: Routes[Name]["method"] extends "GET" ? Name : never;
}[keyof Routes & string];
type Args<Arguments> = unknown extends Arguments ? [] : {} extends Arguments ? [Arguments?] : [Arguments];

/**
 * Names calls of a contract: `const learning = queriesOf<typeof learningRoutes, LearningShapes>()`, then `learning("getPathway", ACTIVE_PATH)`.
 * The contract is given as a type only: the endpoint tables of all domains would be too much for the first load.
 */
export const queriesOf =
  <Routes extends RouteTable, Shapes extends ShapeTable<Routes>>() =>
  <Name extends GetName<Routes>>(endpoint: Name, ...[args]: Args<CallArguments<Shapes[Name]>>): Query => ({
    endpoint,
    args,
  });
