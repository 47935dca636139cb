import autocannon, { type Request } from "autocannon";

/** The result of a load: responses per second, and the 99th percentile of the latency in milliseconds. */
export interface Pace {
  readonly perSecond: number;
  readonly p99: number;
}

/** autocannon stops only at its next sample: with its default of one second, a load of three seconds would be off by a sixth. */
const COUNT_EVERY_MS = 10;

/** Sends each request once over `connections`. Throws when a status is not 2xx. */
export async function sendAll(url: string, connections: number, requests: readonly Request[]): Promise<Pace> {
  let next = 0;
  const setupRequest = (request: Request): Request => ({ ...request, ...requests[next++ % requests.length] });
  const result = await autocannon({
    url,
    connections,
    amount: requests.length,
    sampleInt: COUNT_EVERY_MS,
    requests: [{ setupRequest }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: result["2xx"] / result.duration, p99: result.latency.p99 };
}
