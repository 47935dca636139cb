import { Suspense, useEffect, useState } from "react";
import { whenFirstToast } from "./toast.ts";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";

const Host = lazyExtra(() => import("./toast-host.tsx"), "ToastHost");

/** The place of toasts: empty, and without code, until the first one. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenFirstToast(() => setWanted(true)), []);
  return (
    isWanted && (
      <Suspense>
        <Host />
      </Suspense>
    )
  );
}
