import { createServer } from "node:net";
import { isMainThread } from "node:worker_threads";

// Loaded into the server with `--import`. Answers each connection to LOOP_PROBE_PORT with the longest block of the event loop since the
// previous one, in milliseconds of the thread's CPU time, so that other processes do not count.

function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread && process.env["LOOP_PROBE_PORT"] !== undefined) {
  let last = cpuMilliseconds();
  let longest = 0;
  setInterval(() => {
    const now = cpuMilliseconds();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1).unref();
  const probe = createServer((socket) => {
    socket.end(String(longest));
    longest = 0;
  });
  probe.listen(Number(process.env["LOOP_PROBE_PORT"]), "127.0.0.1").unref();
}
