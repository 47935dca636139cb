import type { OrderType } from "@candlewise/domain/simulator/orders";
import { useId } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./type-field.module.css";
import type { Side } from "../api.ts";
import { typesOf } from "./ticket-form.ts";

interface TypeFieldProps {
  side: Side;
  type: OrderType;
  onType: (type: OrderType) => void;
}

const isType = (side: Side, value: string): value is OrderType => typesOf(side).some((type) => type === value);

/** Which order, what it does, and what can go wrong with it. */
export function TypeField({ side, type, onType }: TypeFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t("ticket.type")}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={type}
          aria-describedby={`${id}-what`}
          onChange={({ currentTarget: { value } }) => isType(side, value) && onType(value)}
        >
          {typesOf(side).map((option) => (
            <option key={option} value={option}>
              {t(`simulator.type.${option}`)}
            </option>
          ))}
        </select>
        <Icon name="forward" size={18} className={styles.chevron ?? ""} />
      </div>
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
