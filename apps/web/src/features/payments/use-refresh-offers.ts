import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { api } from "#web/shared/state/api.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";

/** After a purchase that was refused because its price is not the one on the page: loads the offers again. */
export function useRefreshOffers(): (error: unknown) => void {
  const dispatch = useAppDispatch();
  return (error) => {
    if (errorCodeOf(error) === "offer_ended") dispatch(api.util.invalidateTags(["Offers"]));
  };
}
