export const CHALLENGES = "/challenges";
export const challengeHref = (id: string): string => `${CHALLENGES}/${id}`;
export const dayHref = (taskId: string): string => `${CHALLENGES}/tasks/${taskId}`;
