import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";
import { createSamplers } from "./samplers.ts";
import { Registry } from "prom-client";

const hanging = () => new Promise<never>(() => undefined);

it("serves the last sampled values while the database does not answer", async () => {
  const metrics = createMetrics();
  let read = async () => [{ gauge: "events_waiting", value: 3, labels: { subscriber: "streaks" } }];
  metrics.sample({
    name: "events",
    gauges: { events_waiting: { help: "Events that wait.", labelNames: ["subscriber"] } },
    read: () => read(),
  });
  await metrics.readSamplers();
  expect(await metrics.text()).toContain('events_waiting{subscriber="streaks"} 3');
  expect(await metrics.text()).toContain('sampler_up{sampler="events"} 1');
  read = () => Promise.reject(new Error("no database"));
  await metrics.readSamplers();
  expect(await metrics.text()).toContain('events_waiting{subscriber="streaks"} 3');
  expect(await metrics.text()).toContain('sampler_up{sampler="events"} 0');
  read = hanging;
  const server = await metrics.listen(0, "localhost");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/metrics`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('events_waiting{subscriber="streaks"} 3');
  metrics.close();
});

it("gives a sampler a time limit, and does not start a read before the previous one has ended", async () => {
  const registry = new Registry();
  const samplers = createSamplers(registry, 1);
  let reads = 0;
  samplers.add({
    name: "slow",
    gauges: {},
    read() {
      reads++;
      return hanging();
    },
  });
  await samplers.readAll();
  await samplers.readAll();
  expect(reads).toBe(1);
  expect(await registry.metrics()).toContain('sampler_up{sampler="slow"} 0');
});

it("drops a label that a sampler no longer reports", async () => {
  const metrics = createMetrics();
  let names = ["a", "b"];
  metrics.sample({
    name: "jobs",
    gauges: { jobs_waiting: { help: "Jobs that wait.", labelNames: ["name"] } },
    read: async () => names.map((name) => ({ gauge: "jobs_waiting", value: 1, labels: { name } })),
  });
  await metrics.readSamplers();
  names = ["b"];
  await metrics.readSamplers();
  expect(await metrics.text()).not.toContain('name="a"');
  expect(await metrics.text()).toContain('jobs_waiting{name="b"} 1');
});
