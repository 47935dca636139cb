export interface BoundedCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
}

/** An LRU cache bounded by total weight. */
export function createBoundedCache<Key, Value>(
  capacity: number,
  weigh: (value: Value) => number = () => 1,
): BoundedCache<Key, Value> {
  const entries = new Map<Key, Value>();
  let weight = 0;
  const remove = (key: Key, value: Value) => {
    entries.delete(key);
    weight -= weigh(value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    delete(key) {
      const value = entries.get(key);
      if (value !== undefined) remove(key, value);
    },
    set(key, value) {
      const former = entries.get(key);
      if (former !== undefined) remove(key, former);
      entries.set(key, value);
      weight += weigh(value);
      for (const [oldest, old] of entries) {
        if (weight <= capacity || oldest === key) break;
        remove(oldest, old);
      }
    },
  };
}
