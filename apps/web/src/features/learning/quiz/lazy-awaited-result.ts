import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("./awaited-result.tsx");

/** Only where answers were given offline. */
export const AwaitedResult = lazyComponent(load, "AwaitedResult");

/** Before the connection is lost, it has to be there. */
export const preloadAwaitedResult = (): void => void load().catch(() => undefined);
