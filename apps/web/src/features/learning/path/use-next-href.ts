import { useGetPathwayQuery } from "../api.ts";
import { ACTIVE_PATH } from "../inputs.ts";
import { nextUp } from "./next-up.ts";

/** Where the next lesson opens; the path until that is known, and when nothing is left. */
export function useNextHref(): string {
  const { data } = useGetPathwayQuery(ACTIVE_PATH);
  return (data && nextUp(data.courses)?.href) ?? "/learn";
}
