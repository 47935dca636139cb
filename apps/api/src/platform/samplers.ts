import { Gauge, type Registry } from "prom-client";

/** One value of a gauge. */
export interface Sample {
  readonly gauge: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * Gauges whose values need a query. They are read in the background, never during a scrape, so `/metrics` answers even when the
 * database does not. After a failed read the last values stay, `sampler_up` is 0 and `sampler_age_seconds` grows.
 */
export interface Sampler {
  /** Label of `sampler_up` and `sampler_age_seconds`, such as `events`. */
  readonly name: string;
  /** The gauges by name. */
  readonly gauges: Readonly<Record<string, { readonly help: string; readonly labelNames?: readonly string[] }>>;
  /** All current values; an omitted label disappears. */
  readonly read: () => Promise<readonly Sample[]>;
}

export interface Samplers {
  add(sampler: Sampler): void;
  /** Reads every sampler once, except those that are still being read. */
  readAll(): Promise<void>;
}

/** Time limit of one read; a later result is discarded. */
const READ_LIMIT_MS = 5_000;

interface Registered {
  readonly sampler: Sampler;
  readonly gauges: ReadonlyMap<string, Gauge>;
  isBeingRead: boolean;
  readAt: number | null;
}

export function createSamplers(registry: Registry, readLimitMs = READ_LIMIT_MS): Samplers {
  const all: Registered[] = [];
  const up = new Gauge({
    name: "sampler_up",
    help: "1 if the last read of these sampled gauges succeeded.",
    labelNames: ["sampler"],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: "sampler_age_seconds",
      help: "Time since the last successful read of the sampled gauges.",
      labelNames: ["sampler"],
      registers: [],
      collect() {
        for (const { sampler, readAt } of all) {
          if (readAt !== null) this.set({ sampler: sampler.name }, (performance.now() - readAt) / 1000);
        }
      },
    }),
  );
  async function read(entry: Registered): Promise<void> {
    if (entry.isBeingRead) return;
    entry.isBeingRead = true;
    const reading = entry.sampler.read().finally(() => (entry.isBeingRead = false));
    const samples = await within(reading, readLimitMs).catch(() => null);
    up.set({ sampler: entry.sampler.name }, samples === null ? 0 : 1);
    if (samples === null) return;
    entry.readAt = performance.now();
    for (const gauge of entry.gauges.values()) gauge.reset();
    for (const { gauge, value, labels = {} } of samples) entry.gauges.get(gauge)?.set(labels, value);
  }
  return {
    add(sampler) {
      const gauges = Object.entries(sampler.gauges).map(
        ([name, { help, labelNames = [] }]) =>
          [name, new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })] as const,
      );
      all.push({ sampler, gauges: new Map(gauges), isBeingRead: false, readAt: null });
    },
    readAll: async () => void (await Promise.all(all.map(read))),
  };
}

async function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no result within ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
