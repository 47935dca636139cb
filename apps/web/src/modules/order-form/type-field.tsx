import { useId } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { SelectField } from "#web/shared/ui/select-field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { OrderDraft } from "./order-draft.ts";
import styles from "./type-field.module.css";

/** Order type, with what it does and what can go wrong with it. */
export function TypeField({ draft: { fields, types, aboutMarketOrder, change } }: { draft: OrderDraft }) {
  const t = useT();
  const id = useId();
  const { side, type } = fields;
  const about = () => {
    if (type === "market") return aboutMarketOrder;
    return t(type === "bracket" ? "order.what.buy.bracket" : `order.what.${side}.${type}`);
  };
  return (
    <Stack gap={2}>
      <SelectField
        id={id}
        label={t("order.type")}
        value={type}
        options={types.map((value) => ({ value, label: t(`order.type.${value}`) }))}
        onValue={(chosen) => change({ type: chosen })}
        describedBy={`${id}-what`}
      />
      <Text id={`${id}-what`} size={2} tone="muted">
        {about()}
      </Text>
      <details className={styles.risk}>
        <summary>
          <Icon name="info" size={16} />
          {t("order.risk")}
        </summary>
        <p>{t(`order.risk.${type}`)}</p>
      </details>
    </Stack>
  );
}
