import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy to a local port that can stop forwarding without closing connections. */
export interface LooseWire {
  readonly port: number;
  /** Open connections stop forwarding silently; new ones work. */
  cut(): void;
  close(): void;
}

export async function startLooseWire(target: number): Promise<LooseWire> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => sockets.delete(from));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The wire has no port.");
  return {
    port: address.port,
    cut() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
