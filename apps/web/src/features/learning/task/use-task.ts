import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { usePollingUnlessLive } from "#web/shared/state/account-stream.ts";
import { useGetBrokerageTaskStatusQuery, useListPathsQuery } from "../api.ts";

/** How often the task is requested while the stream of the account is down, and while an order is waiting: time passes without an event. Milliseconds. */
const POLL_EVERY = 4000;

interface FoundTask {
  task: BrokerageTask | undefined;
  /** Why there is none; undefined while it is on its way. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

const MISSING = { status: 404, data: null };

/** A task with what the practice account shows of it; each change of the account requests it again. S7.71 */
export function useTask(courseId: string, taskId: string): FoundTask {
  const active = useTasksOf("active", taskId);
  const isElsewhere = active.tasks !== undefined ? active.task === undefined : statusOf(active.error) === 404;
  // Not on the path that is followed: on the first that has its course.
  const paths = useListPathsQuery(undefined, { skip: !isElsewhere });
  const pathId = paths.data?.paths.find(({ course_ids }) => course_ids.includes(courseId))?.id;
  const other = useTasksOf(isElsewhere ? pathId : undefined, taskId);
  if (!isElsewhere) return active;
  const isNowhere = paths.data !== undefined && pathId === undefined;
  if (isNowhere || (other.tasks !== undefined && other.task === undefined)) return { ...other, error: MISSING };
  return paths.error ? { ...other, error: paths.error, refetch: () => void paths.refetch() } : other;
}

function useTasksOf(pathId: string | undefined, taskId: string) {
  const input = pathId === undefined ? skipToken : { query: { path_id: pathId } };
  const pollingInterval = usePollingInterval(input, taskId);
  const { currentData, error, isFetching, refetch } = useGetBrokerageTaskStatusQuery(input, {
    refetchOnMountOrArgChange: true,
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const task = currentData?.tasks.find(({ id }) => id === taskId);
  return { tasks: currentData?.tasks, task, error, isFetching, refetch: () => void refetch() };
}

/** Read from the cache: whether the next response is worth anything is known before it. */
function usePollingInterval(input: Parameters<typeof useGetBrokerageTaskStatusQuery>[0], taskId: string): number {
  const unlessLive = usePollingUnlessLive(POLL_EVERY);
  const { isDone, isWaiting } = useGetBrokerageTaskStatusQuery(input, {
    selectFromResult: ({ currentData }) => {
      const task = currentData?.tasks.find(({ id }) => id === taskId);
      return {
        isDone: task?.status === "completed",
        isWaiting: task?.steps.some(
          ({ is_done, measured, unit }) => !is_done && unit === "seconds" && measured !== null,
        ),
      };
    },
  });
  if (isDone) return 0;
  return isWaiting ? POLL_EVERY : unlessLive;
}
