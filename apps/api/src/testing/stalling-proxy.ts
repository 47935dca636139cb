import { once } from "node:events";
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";

export interface StallingProxy {
  readonly port: number;
  /** Connections that were opened so far. */
  opened(): number;
  /** The open connections go silent for ever, as when a firewall forgets them; new ones are served. */
  stall(): void;
  /** New connections are accepted and stay silent too, until `heal`. */
  stallAll(): void;
  heal(): void;
  close(): void;
}

/** A TCP proxy in front of a database, whose connections can be lost without a word. */
export async function startStallingProxy(target: NetConnectOpts): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  let opened = 0;
  let isSilent = false;
  const server = createServer((client) => {
    opened++;
    sockets.add(client.on("error", () => undefined));
    if (isSilent) return;
    const upstream = connect(target).on("error", () => client.destroy());
    sockets.add(upstream);
    client.pipe(upstream);
    upstream.pipe(client);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  const stall = () => {
    for (const socket of sockets) socket.removeAllListeners("close").unpipe().pause();
  };
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    opened: () => opened,
    stall,
    stallAll() {
      isSilent = true;
      stall();
    },
    heal: () => void (isSilent = false),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Where the PostgreSQL of the tests listens. */
export const socketOf = ({ host, port }: { host: string; port: number }): NetConnectOpts => ({
  path: `${host}/.s.PGSQL.${port}`,
});
