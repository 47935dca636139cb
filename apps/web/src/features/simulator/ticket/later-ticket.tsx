import { Suspense, type ComponentProps } from "react";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("./order-ticket.tsx");
const OrderTicket = lazyComponent(load, "OrderTicket");

/** Fetches the ticket before it is asked for. */
export const prefetchTicket = (): void => void load().catch(() => undefined);

/** The ticket in a chunk of its own: an instrument is looked at before it is traded. */
export function LaterTicket(props: ComponentProps<typeof OrderTicket>) {
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
