import { once } from "node:events";
import { createServer } from "node:net";

/** Even ports below those that systems give to servers and connections that ask for any port. */
const FIRST = 20_000;
const COUNT = 6000;

/** Listens on a port for as long as this process runs; false when another does. */
async function hold(port: number): Promise<boolean> {
  const server = createServer().unref();
  server.listen(port, "127.0.0.1");
  return once(server, "listening").then(
    () => true,
    () => false,
  );
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "localhost");
  const isListening = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
}

/**
 * A port on which a server can start later, also after a pause: no other test gets it while this process runs, as this process listens on the odd
 * port above it.
 */
export async function freePort(): Promise<number> {
  const offset = Math.floor(Math.random() * COUNT);
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + 2 * ((offset + tried) % COUNT);
    if ((await hold(port + 1)) && (await isFree(port))) return port;
  }
  throw new Error("There is no free port.");
}
