import { usePollingUnlessLive } from "#web/shared/state/account-stream.ts";
import { useGetChallengeTaskQuery } from "./api.ts";

/** How often a day in the simulator is requested while the stream of the account is down, and while an order is waiting. Milliseconds. */
const POLL_EVERY = 4000;

/** The task of a day; each change of the practice account requests one in the simulator again. */
export function useChallengeTask(taskId: string) {
  const input = { params: { id: taskId } };
  return useGetChallengeTaskQuery(input, {
    pollingInterval: usePollingInterval(input),
    skipPollingIfUnfocused: true,
  });
}

function usePollingInterval(input: Parameters<typeof useGetChallengeTaskQuery>[0]): number {
  const unlessLive = usePollingUnlessLive(POLL_EVERY);
  const { isOpen, isWaiting } = useGetChallengeTaskQuery(input, {
    selectFromResult: ({ currentData: task }) => ({
      isOpen: task?.practice !== undefined && task.practice !== null && task.judged_score === null,
      isWaiting: task?.practice?.steps.some(
        ({ is_done, measured, unit }) => !is_done && unit === "seconds" && measured !== null,
      ),
    }),
  });
  if (!isOpen) return 0;
  return isWaiting ? POLL_EVERY : unlessLive;
}
