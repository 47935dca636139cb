interface Named {
  readonly domain: string;
  readonly name: string;
  readonly route: { readonly path: string; readonly rateLimit?: number };
}

/** The path of a route as the router spells it: `/users/{id}/` is `/users/:id/`. */
export const patternOf = ({ path }: { readonly path: string }): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Name and rate limit of a route, for logs, metrics and the rate limiter. */
export function configOf({ domain, name, route: { rateLimit } }: Named) {
  const endpoint = `${domain}.${name}`;
  return { endpoint, ...(rateLimit && { rateLimit: { max: rateLimit, groupId: `:${endpoint}` } }) };
}
