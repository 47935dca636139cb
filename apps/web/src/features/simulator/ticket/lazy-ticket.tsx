import { Suspense, type ComponentProps } from "react";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const TEXTS = ["simulator/ticket"] as const;
const load = () => import("./order-ticket.tsx");
const OrderTicket = lazyComponent(load, "OrderTicket", TEXTS);

/** Loads the ticket ahead of its first use. */
export const prefetchTicket = (): void => void Promise.all([load(), loadMessages(TEXTS)]).catch(() => undefined);

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
