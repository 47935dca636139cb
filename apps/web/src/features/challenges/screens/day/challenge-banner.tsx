import { useChallengeTask } from "#web/features/challenges/use-challenge-task.ts";
import { useOpenAddress } from "#web/features/learning/task/open-task.ts";
import { TaskBar } from "#web/features/learning/task/task-banner.tsx";

const ADDRESS = /^\/challenges\/tasks\/([^/]+)$/;

/** The day of a challenge that the learner is doing in the simulator. Nothing when there is none. */
export function ChallengeBanner() {
  const address = useOpenAddress() ?? "";
  const [, taskId] = ADDRESS.exec(address) ?? [];
  return taskId === undefined ? null : <OpenDay key={address} address={address} taskId={decodeURIComponent(taskId)} />;
}

function OpenDay({ address, taskId }: { address: string; taskId: string }) {
  const { data: task } = useChallengeTask(taskId);
  if (!task?.practice || task.status === "completed") return null;
  return <TaskBar task={{ ...task.practice, title: task.title }} address={address} />;
}
