import type { CallArguments, CallResult, Route, RouteTable, ShapeTable } from "@candlewise/contracts/endpoint";
import type { Tag } from "@candlewise/contracts/tags";
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from "@reduxjs/toolkit/query/react";
import type { offlineQuery } from "#web/shared/offline/offline-query.ts";
import type { Call } from "#web/shared/api-client/call.ts";

type BaseQuery = typeof offlineQuery;
type ReadRoute = { readonly method: "GET" } | { readonly isRead: true };
const isRead = (route: Route): boolean => route.method === "GET" || route.isRead === true;
/** An endpoint that takes nothing is called with nothing. */
type Input<Arguments> = unknown extends Arguments ? void : {} extends Arguments ? Arguments | void : Arguments;

type Definitions<Routes extends RouteTable, Shapes extends ShapeTable<Routes>> = {
  [Name in keyof Routes]: Routes[Name] extends ReadRoute
    ? QueryDefinition<Input<CallArguments<Shapes[Name]>>, BaseQuery, Tag, CallResult<Shapes[Name]>, "api">
    : MutationDefinition<Input<CallArguments<Shapes[Name]>>, BaseQuery, Tag, CallResult<Shapes[Name]>, "api">;
};

/** RTK Query endpoints of one endpoint table: names, arguments, results, tags and cache times all come from the contract. */
export function endpointsOf<Routes extends RouteTable, Shapes extends ShapeTable<Routes>>(routes: Routes) {
  return (builder: EndpointBuilder<BaseQuery, Tag, "api">): Definitions<Routes, Shapes> => {
    const define = ([name, route]: [string, RouteTable[string]]) => {
      const query = (input: Omit<Call, "route"> | void): Call => ({ route, ...input });
      const { provides = [], invalidates = [], keepUnusedDataFor } = route;
      const definition = isRead(route)
        ? builder.query<unknown, Omit<Call, "route"> | void>({
            query,
            providesTags: [...provides],
            ...(keepUnusedDataFor !== undefined && { keepUnusedDataFor }),
          })
        : builder.mutation<unknown, Omit<Call, "route"> | void>({
            query,
            invalidatesTags: (_, error) => (error ? [] : [...invalidates]),
          });
      return [name, definition] as const;
    };
    // `Object.fromEntries` forgets which name has which type: the mapped type above says it again, here and nowhere else.
    return Object.fromEntries(Object.entries(routes).map(define)) as unknown as Definitions<Routes, Shapes>;
  };
}
