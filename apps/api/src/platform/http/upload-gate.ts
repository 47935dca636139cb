import { AppError } from "../errors.ts";

/** Concurrent uploads of one node, and of one user. */
const MOST = 20;
const MOST_OF_ONE = 2;
const RETRY_SECONDS = 5;

/** Limits concurrent uploads. */
export interface UploadGate {
  /**
   * Admits an upload before its body is read and returns the function that releases its slot.
   * @throws AppError `too_many_requests` when this owner has too many in progress, `unavailable` when the node has
   */
  admit(owner: string): () => void;
}

export function createUploadGate(): UploadGate {
  const open = new Map<string, number>();
  let total = 0;
  const add = (owner: string, change: 1 | -1) => {
    total += change;
    const count = (open.get(owner) ?? 0) + change;
    if (count === 0) open.delete(owner);
    else open.set(owner, count);
  };
  return {
    admit(owner) {
      if ((open.get(owner) ?? 0) >= MOST_OF_ONE) {
        throw new AppError("too_many_requests", { retryAfter: RETRY_SECONDS });
      }
      if (total >= MOST) throw new AppError("unavailable", { retryAfter: RETRY_SECONDS });
      add(owner, 1);
      let isOpen = true;
      return () => {
        if (isOpen) add(owner, -1);
        isOpen = false;
      };
    },
  };
}
