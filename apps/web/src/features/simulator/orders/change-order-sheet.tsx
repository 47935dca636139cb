import { useState } from "react";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useModifyOrderMutation, type Order } from "../api.ts";
import { DecimalField } from "#web/shared/ui/decimal-field.tsx";
import { changedFields, changeOf, fieldTexts, type ChangeField } from "./order-change.ts";
import { orderErrorKey, refusedField } from "#web/modules/order-form/order-errors.ts";
import { useOrderWords } from "./order-row.tsx";
import { Form } from "#web/shared/ui/form.tsx";

interface ChangeOrderSheetProps {
  /** Null while nothing is changed. */
  order: Order | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the prices or the quantity of an open order. */
export function ChangeOrderSheet({ order, isOpen, onClose }: ChangeOrderSheetProps) {
  const t = useT();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("simulator.changeTitle")}>
      {order && <ChangeForm order={order} onClose={onClose} />}
    </Sheet>
  );
}

function ChangeForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const wordsOfOrder = useOrderWords();
  const [modify, { isLoading, error }] = useModifyOrderMutation();
  const [texts, setTexts] = useState(() =>
    fieldTexts(order, (value) => formatNumber(value, language, { maximumFractionDigits: 8 })),
  );
  const fields = changedFields(order);
  const { change, invalid } = changeOf(order, texts, language);
  const refused = error ? refusedField(error, fields) : null;
  const errorAt = (field: ChangeField) => {
    if (invalid.includes(field)) return t("simulator.changeInvalid");
    return refused === field ? t(orderErrorKey(error)) : undefined;
  };
  const save = async () => {
    if (!change) return onClose();
    const { data } = await modify({ params: { id: order.id }, body: change });
    if (!data) return;
    toast(t("simulator.changed"), { variant: "success" });
    onClose();
  };
  return (
    <Form
      onSubmit={() => {
        if (invalid.length === 0) void save();
      }}
    >
      <Text weight={700}>{wordsOfOrder(order).title}</Text>
      {fields.map((field) => (
        <DecimalField
          key={field}
          label={t(`simulator.field.${field}`)}
          value={texts[field] ?? ""}
          onValue={(value) => setTexts((before) => ({ ...before, [field]: value }))}
          error={errorAt(field)}
        />
      ))}
      <div role="alert">
        {Boolean(error) && refused === null && (
          <Text size={4} weight={600} tone="loss">
            {t(orderErrorKey(error))}
          </Text>
        )}
      </div>
      <Button type="submit" isWide isBusy={isLoading}>
        {t("simulator.changeSave")}
      </Button>
    </Form>
  );
}
