import { TermIcon } from "#web/modules/glossary/term-icon.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { DecimalField } from "#web/shared/ui/decimal-field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import type { OrderFields } from "./order-fields.ts";

interface TrailFieldProps {
  value: string;
  unit: OrderFields["trailUnit"];
  error: string | undefined;
  onValue: (value: string) => void;
  onUnit: (unit: OrderFields["trailUnit"]) => void;
}

/** How far a stop trails the best price, in percent or in dollars. */
export function TrailField({ value, unit, error, onValue, onUnit }: TrailFieldProps) {
  const t = useT();
  return (
    <Stack gap={2}>
      <DecimalField
        label={t("order.trail")}
        explanation={<TermIcon id="trail" label={t("order.trail")} />}
        value={value}
        onValue={onValue}
        hint={t("order.trailHint")}
        error={error}
      />
      <Segmented
        label={t("order.trailUnit")}
        options={[
          { value: "percent", label: "%" },
          { value: "amount", label: "$" },
        ]}
        value={unit}
        onChange={onUnit}
      />
    </Stack>
  );
}
