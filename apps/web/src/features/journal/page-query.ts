import type { Feeling } from "./api.ts";

export interface Filter {
  readonly search: string;
  readonly tag: string | null;
  readonly feeling: Feeling | null;
}
export const NO_FILTER: Filter = { search: "", tag: null, feeling: null };

const PAGE = 20;

export const pageQuery = ({ search, tag, feeling }: Filter, cursor: string | null) => ({
  query: {
    limit: PAGE,
    ...(search.trim() !== "" && { search: search.trim() }),
    ...(tag !== null && { tag }),
    ...(feeling !== null && { feeling }),
    ...(cursor !== null && { cursor }),
  },
});

export const FIRST_ENTRIES = pageQuery(NO_FILTER, null);
