import autocannon, { type Request } from "autocannon";

/** What became of a load: answers a second, and the milliseconds within which 99 of 100 came. */
export interface Pace {
  readonly perSecond: number;
  readonly p99: number;
}

/** autocannon ends only when it next counts: at its own pace of a second, a load of three seconds would be off by a sixth. */
const COUNT_EVERY_MS = 10;

/** Sends each request once over `connections`. Throws when an answer is not 2xx. */
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
