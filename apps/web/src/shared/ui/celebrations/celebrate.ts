import { celebrationQueue, type Celebration } from "./queue.ts";

export const celebrations = celebrationQueue();

/**
 * Celebrates something at the next good moment: never over a question, an overlay or a field that is being filled in. What happens together is shown
 * as one sequence, which any key or tap ends.
 */
export const celebrate = (celebration: Celebration): void => celebrations.add(celebration);
