import type { AppStore, RootState } from "#web/shared/state/store.ts";
import { simulatorApi } from "../api.ts";
import type { Changes } from "./changes.ts";
import { mergeActivity, mergeOrders } from "./merge-changes.ts";

type Thunk = (dispatch: AppStore["dispatch"], getState: () => RootState) => void;

const { util } = simulatorApi;
const { updateQueryData, selectInvalidatedBy, invalidateTags } = util;

const IS_PATCHED = /^(?:getPortfolio|listOrders|listAssetOrders|listActivity)\(/;

/** Everything about the account is requested again, by who shows it. */
export const refetchAccount = (): ReturnType<typeof invalidateTags> =>
  invalidateTags(["Portfolio", "Orders", "Performance", "Journal", "BrokerageTasks", "ChallengeTask"]);

/** Applies changes to what is cached: rows, activity and cash at once; positions and statistics come with the next response. */
export const patchCaches =
  (changes: Changes): Thunk =>
  (dispatch, getState) => {
    // What is being requested may have been read before these changes.
    for (const running of dispatch(util.getRunningQueriesThunk())) {
      if (IS_PATCHED.test(running.queryCacheKey)) void running.then(() => running.refetch());
    }
    for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ["Orders", "Portfolio"])) {
      if (endpointName === "listOrders")
        dispatch(
          updateQueryData("listOrders", originalArgs, (page) => mergeOrders(page, originalArgs?.query ?? {}, changes)),
        );
      if (endpointName === "listAssetOrders")
        dispatch(
          updateQueryData("listAssetOrders", originalArgs, (page) =>
            mergeOrders(page, { ...originalArgs.query, ticker: originalArgs.params.ticker }, changes),
          ),
        );
      if (endpointName === "listActivity")
        dispatch(
          updateQueryData("listActivity", originalArgs, (page) =>
            mergeActivity(page, originalArgs?.query ?? {}, changes),
          ),
        );
    }
    dispatch(patchPortfolio(changes));
    if (changes.activity.length > 0) dispatch(invalidateTags(["Performance"]));
    dispatch(invalidateTags(["BrokerageTasks", "ChallengeTask"]));
  };

/** Cash at once; positions, which the event does not have, by asking for them. */
const patchPortfolio =
  ({ account_number, balance, reserved }: Changes): Thunk =>
  (dispatch, getState) => {
    const { data } = simulatorApi.endpoints.getPortfolio.select()(getState());
    if (!data) return;
    if (data.account_number === account_number)
      dispatch(updateQueryData("getPortfolio", undefined, (portfolio) => ({ ...portfolio, balance, reserved })));
    void dispatch(simulatorApi.endpoints.getPortfolio.initiate(undefined, { subscribe: false, forceRefetch: true }));
  };
