import { clamp, rounded } from "#web/modules/plot/scale.ts";
import { useId, useState } from "react";
import { seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./chart-item.module.css";
import { parseNumber } from "./parse-number.ts";
import type { ParsedNumber } from "./parse-number.ts";
import type { PriceRange } from "./price-line.ts";
import { StepKey } from "./step-key.tsx";

export interface PriceHandleProps {
  name: string;
  /** Null until it was placed. */
  price: number | null;
  range: PriceRange;
  decimals: number;
  isLocked: boolean;
  onPut: (price: number) => void;
}

/** The price of a handle in figures: a step less, a field to type it, a step more. */
export function PriceRow({ name, price, range, decimals, isLocked, onPut }: PriceHandleProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = parseNumber(typed ?? "", language, decimals);
  const problem = typed === null ? null : problemOf(parsed, range);
  const [low = "", high = ""] = [range.low, range.high].map((each) => seriesPriceText(each, decimals, language));
  const message = problem && t(`items.line.${problem}`, { low, high });
  const step = (by: number) => onPut(clamp(rounded((price ?? range.middle) + by, decimals), range.low, range.high));
  const finish = () => {
    if (parsed.kind === "number" && message === null) onPut(rounded(parsed.value, decimals));
    if (message === null) setTyped(null);
  };

  return (
    <div>
      <fieldset className={styles.row} aria-label={name}>
        <StepKey
          kind="less"
          label={t("items.line.lower", { name })}
          isOff={isLocked}
          onClick={() => step(-range.fine)}
        />
        <div className={styles.priceBox}>
          <label className={styles.priceLabel} htmlFor={id}>
            {name}
          </label>
          <input
            id={id}
            className={styles.price}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            readOnly={isLocked}
            value={typed ?? (price === null ? "" : seriesPriceText(price, decimals, language))}
            placeholder={t("items.line.place")}
            aria-invalid={message !== null}
            aria-describedby={message === null ? undefined : `${id}-message`}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={finish}
            onKeyDown={(event) => event.key === "Enter" && finish()}
          />
        </div>
        <StepKey
          kind="more"
          label={t("items.line.higher", { name })}
          isOff={isLocked}
          onClick={() => step(range.fine)}
        />
      </fieldset>
      {message !== null && (
        <Text size={2} weight={600} tone="loss" className={styles.message} id={`${id}-message`}>
          {message}
        </Text>
      )}
    </div>
  );
}

function problemOf(parsed: ParsedNumber, range: PriceRange): "unread" | "outside" | null {
  if (parsed.kind === "empty") return null;
  if (parsed.kind !== "number") return "unread";
  return parsed.value < range.low || parsed.value > range.high ? "outside" : null;
}
