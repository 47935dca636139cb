import { setTimeout as wait } from "node:timers/promises";

// Calls an address again and again until a message arrives, then reports how long each call took: `caller.ts <url> <authorization>`.
const PAUSE_MS = 5;
const [url = "", authorization = ""] = process.argv.slice(2);
const times: number[] = [];
let isOver = false;
process.once("message", () => (isOver = true));

while (!isOver) {
  const started = performance.now();
  const answer = await fetch(url, { headers: { authorization } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  times.push(performance.now() - started);
  await wait(PAUSE_MS);
}
process.send?.(times, () => process.disconnect());
