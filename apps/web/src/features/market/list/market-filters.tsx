import { useId } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Asset } from "../api.ts";
import styles from "../market.module.css";
import { SORTS, type AssetFilter, type Sort } from "./asset-filter.ts";

const KINDS = ["share", "fund", "bond_fund", "crypto"] as const satisfies readonly Asset["kind"][];

interface MarketFiltersProps {
  assets: readonly Asset[];
  filter: AssetFilter;
  onChange: (change: Partial<AssetFilter>) => void;
}

/** Search, kinds, sectors, order. Only what the market has can be chosen. */
export function MarketFilters({ assets, filter, onChange }: MarketFiltersProps) {
  const t = useT();
  const group = useId();
  const kinds = KINDS.filter((each) => assets.some(({ kind }) => kind === each));
  const sectors = [...new Set(assets.flatMap(({ sector }) => sector ?? []))].toSorted();
  return (
    <search className={styles.filters}>
      <input
        type="search"
        className={styles.search}
        aria-label={t("market.search")}
        placeholder={t("market.search")}
        value={filter.search}
        maxLength={60}
        enterKeyHint="search"
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <fieldset className={styles.chips}>
        <legend className="sr-only">{t("market.kind")}</legend>
        {[null, ...kinds].map((kind) => (
          <label key={kind ?? "all"} className={styles.chip}>
            <input type="radio" name={group} checked={filter.kind === kind} onChange={() => onChange({ kind })} />
            {kind ? t(`market.kinds.${kind}`) : t("market.kinds.all")}
          </label>
        ))}
      </fieldset>
      <div className={styles.selects}>
        <select
          className={styles.select}
          aria-label={t("market.sector")}
          value={filter.sector ?? ""}
          onChange={({ target }) => onChange({ sector: sectors.find((each) => each === target.value) ?? null })}
        >
          <option value="">{t("market.sector.all")}</option>
          {sectors.map((sector) => (
            <option key={sector} value={sector}>
              {t(`market.sector.${sector}`)}
            </option>
          ))}
        </select>
        <select
          className={styles.select}
          aria-label={t("market.sort")}
          value={filter.sort}
          onChange={({ target }) => {
            const sort: Sort | undefined = SORTS.find((each) => each === target.value);
            if (sort) onChange({ sort });
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`market.sort.${sort}`)}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
