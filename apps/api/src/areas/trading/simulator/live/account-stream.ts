import type { simulatorStreamContract } from "@candlewise/contracts/simulator/schemas";
import type { StreamHandlers } from "#api/platform/http/streams.ts";
import type { AccountWatch } from "./account-watch.ts";

/** What happens to the caller's practice account, live. */
export const accountStreamHandlers = (watch: AccountWatch): StreamHandlers<typeof simulatorStreamContract> => ({
  async followAccount(_, { userId, hidden }) {
    return (stream) => watch.follow(userId, hidden, stream);
  },
});
