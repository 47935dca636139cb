import type { OrderType } from "@candlewise/domain/simulator/orders";
import { useId } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import type { Side } from "../api.ts";
import { SelectField } from "#web/shared/ui/select-field.tsx";
import { typesOf } from "./ticket-form.ts";
import styles from "./type-field.module.css";

interface TypeFieldProps {
  side: Side;
  type: OrderType;
  onType: (type: OrderType) => void;
}

/** Which order, what it does, and what can go wrong with it. */
export function TypeField({ side, type, onType }: TypeFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles.field}>
      <SelectField
        id={id}
        label={t("ticket.type")}
        value={type}
        options={typesOf(side).map((value) => ({ value, label: t(`simulator.type.${value}`) }))}
        onValue={onType}
        describedBy={`${id}-what`}
      />
      <div id={`${id}-what`} className={styles.what}>
        <p>{t(type === "bracket" ? "ticket.what.buy.bracket" : `ticket.what.${side}.${type}`)}</p>
        <p className={styles.risk}>
          <Icon name="alert" size={16} />
          <span>{t(`ticket.risk.${type}`)}</span>
        </p>
      </div>
    </div>
  );
}
