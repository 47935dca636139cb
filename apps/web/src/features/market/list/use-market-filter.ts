import { useSearchParams } from "#web/shared/routing/router.tsx";
import type { Asset } from "../api.ts";
import { EVERYTHING, SORTS, type AssetFilter } from "./asset-filter.ts";

/** The filter as the address has it, so that going back finds the same list. */
export function useMarketFilter(assets: readonly Asset[]): [AssetFilter, (change: Partial<AssetFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: AssetFilter = {
    search: params.get("search") ?? "",
    kind: assets.find(({ kind }) => kind === params.get("kind"))?.kind ?? null,
    sector: assets.find(({ sector }) => sector !== null && sector === params.get("sector"))?.sector ?? null,
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? EVERYTHING.sort,
  };
  const change = (wanted: Partial<AssetFilter>) => {
    const given = Object.entries({ ...filter, ...wanted }).flatMap(([name, value]) =>
      value === null || value === "" || value === EVERYTHING.sort ? [] : [[name, String(value)] as [string, string]],
    );
    setParams(given, { replace: true });
  };
  return [filter, change];
}
