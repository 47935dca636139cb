import { Suspense, type ComponentProps } from "react";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("./order-ticket.tsx");
const OrderTicket = lazyComponent(load, "OrderTicket");

/** Loads the ticket ahead of its first use. */
export const prefetchTicket = (): void => void load().catch(() => undefined);

/** The ticket in its own chunk: most visits to an instrument place no order. */
export function LazyTicket(props: ComponentProps<typeof OrderTicket>) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton shape="card" />
          <Skeleton shape="button" />
        </div>
      }
    >
      <OrderTicket {...props} />
    </Suspense>
  );
}
