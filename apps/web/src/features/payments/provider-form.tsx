import type { PaymentForm } from "@candlewise/contracts/payments/schemas";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { showPaymentForm } from "./payment-form.ts";
import styles from "./provider-form.module.css";

interface ProviderFormProps {
  form: PaymentForm;
  onPaid: () => void;
  onDeclined: () => void;
}

/** The form of the payment provider, with what is shown until it is there and when it cannot be. */
export function ProviderForm({ form, onPaid, onDeclined }: ProviderFormProps) {
  const t = useT();
  const containerId = `payment-form${useId().replaceAll(/\W/g, "-")}`;
  const [state, setState] = useState<"loading" | "shown" | "broken">("loading");
  const [attempt, setAttempt] = useState(0);
  const paid = useEffectEvent(onPaid);
  const declined = useEffectEvent(onDeclined);
  useEffect(
    () =>
      showPaymentForm(form, containerId, {
        onShown: () => setState("shown"),
        onBroken: () => setState("broken"),
        onPaid: () => paid(),
        onDeclined: () => declined(),
      }),
    [form, containerId, attempt],
  );
  const retry = () => {
    setState("loading");
    setAttempt((before) => before + 1);
  };
  return (
    <Stack gap={3} aria-busy={state === "loading"}>
      {state === "loading" && (
        <>
          <Skeleton shape="card" />
          <Skeleton shape="button" />
        </>
      )}
      <ProblemAlert>{state === "broken" && t("payments.form.broken")}</ProblemAlert>
      {state === "broken" && (
        <Button look="secondary" icon="refresh" onClick={retry}>
          {t("ui.retry")}
        </Button>
      )}
      <div id={containerId} className={styles.form} />
    </Stack>
  );
}
