import { Suspense, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import styles from "./ticket.module.css";
import type { Ticket } from "./use-ticket.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const SizeForm = lazyComponent(() => import("./size-form.tsx"), "SizeForm");

/** Help with the quantity for who asks for it. */
export function SizeHelper({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.helper} onToggle={() => setOpened(true)}>
      <summary>
        <Icon name="target" size={20} />
        {t("ticket.size.title")}
      </summary>
      {wasOpened && (
        <Suspense fallback={<Skeleton />}>
          <SizeForm ticket={ticket} />
        </Suspense>
      )}
    </details>
  );
}
