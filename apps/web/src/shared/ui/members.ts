/** A set that can be observed: what is mounted now and concerns a part that does not know it. */
export function membersOf<Member>() {
  const members = new Set<Member>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    all: (): readonly Member[] => [...members],
    /** Returns how to remove it. */
    add: (member: Member): (() => void) => {
      members.add(member);
      notify();
      return () => {
        members.delete(member);
        notify();
      };
    },
    /** Calls after each change; returns how to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
