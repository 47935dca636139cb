import { useId } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Chip, Chips } from "#web/shared/ui/choice.tsx";
import { Select } from "#web/shared/ui/select-field.tsx";
import type { Asset } from "../api.ts";
import styles from "../market.module.css";
import { SmallInput } from "#web/shared/ui/small-input.tsx";
import { SORTS, type AssetFilter } from "./asset-filter.ts";

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
      <SmallInput
        type="search"
        className={styles.search}
        aria-label={t("market.search")}
        placeholder={t("market.search")}
        value={filter.search}
        maxLength={60}
        enterKeyHint="search"
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <Chips label={t("market.kind")}>
        {[null, ...kinds].map((kind) => (
          <Chip key={kind ?? "all"} name={group} isOn={filter.kind === kind} onChange={() => onChange({ kind })}>
            {kind ? t(`market.kinds.${kind}`) : t("market.kinds.all")}
          </Chip>
        ))}
      </Chips>
      <div className={styles.selects}>
        <Select
          label={t("market.sector")}
          value={filter.sector ?? ""}
          options={[
            { value: "", label: t("market.sector.all") },
            ...sectors.map((sector) => ({ value: sector, label: t(`market.sector.${sector}`) })),
          ]}
          onValue={(value) => onChange({ sector: value === "" ? null : value })}
        />
        <Select
          label={t("market.sort")}
          value={filter.sort}
          options={SORTS.map((value) => ({ value, label: t(`market.sort.${value}`) }))}
          onValue={(sort) => onChange({ sort })}
        />
      </div>
    </search>
  );
}
