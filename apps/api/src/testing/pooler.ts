import { once } from "node:events";
import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";

export interface TestPooler {
  readonly port: number;
  close(): void;
}

interface PoolerOptions {
  /** Startup parameters that it ignores; it refuses others that it does not know. */
  readonly ignores: readonly string[];
  readonly user: string;
  readonly database: string;
}

const KNOWN = new Set(["user", "database", "client_encoding", "application_name"]);
const PROTOCOL = 196_608;

const packet = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const text = (...parts: string[]) => Buffer.from(`${parts.join("\0")}\0`);
const WELCOME = Buffer.concat([packet("R", Buffer.alloc(4)), packet("Z", Buffer.from("I"))]);
const refusal = (reason: string) =>
  packet("E", Buffer.concat([text("SFATAL", "VFATAL", "C08P01", `M${reason}`), Buffer.from("\0")]));

/** Calls `onPacket` with each whole packet of the server, its type and its body. */
function splitter(onPacket: (whole: Buffer, type: string, body: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      onPacket(rest.subarray(0, end), String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end));
      rest = rest.subarray(end);
    }
  };
}

/** A connection to the database. What a client sends before it is open waits. */
class Link {
  readonly socket: Socket;
  client: Socket | null = null;
  #isOpen = false;
  #waiting: Buffer[] = [];

  /** `onFree` is called with the client whose transaction has ended. */
  constructor(target: NetConnectOpts, { user, database }: PoolerOptions, onFree: (link: Link, client: Socket) => void) {
    const startup = text("user", user, "database", database, "");
    const head = Buffer.alloc(8);
    head.writeInt32BE(startup.length + 8);
    head.writeInt32BE(PROTOCOL, 4);
    this.socket = connect(target);
    this.socket.write(Buffer.concat([head, startup]));
    const take = (whole: Buffer, type: string, body: Buffer) => {
      const isOfStartup = !this.#isOpen;
      if (isOfStartup && type === "Z") this.#open();
      if (isOfStartup || this.client === null) return;
      this.client.write(whole);
      if (type === "Z" && body.toString() === "I") onFree(this, this.client);
    };
    this.socket.on("data", splitter(take));
  }

  send(chunk: Buffer): void {
    if (this.#isOpen) this.socket.write(chunk);
    else this.#waiting.push(chunk);
  }

  #open(): void {
    this.#isOpen = true;
    for (const chunk of this.#waiting.splice(0)) this.socket.write(chunk);
  }
}

/**
 * A pooler in transaction mode in front of a local database that asks for no password: a client has a connection for the length of a
 * transaction, and the one that became free last is used first.
 */
export async function startPooler(target: NetConnectOpts, options: PoolerOptions): Promise<TestPooler> {
  const free: Link[] = [];
  const links = new Map<Socket, Link>();
  const sockets = new Set<Socket>();
  const open = (): Link => {
    const link = new Link(target, options, (freed, client) => {
      links.delete(client);
      freed.client = null;
      free.push(freed);
    });
    sockets.add(link.socket);
    return link;
  };
  const linkOf = (client: Socket): Link => {
    const link = links.get(client) ?? free.pop() ?? open();
    link.client = client;
    links.set(client, link);
    return link;
  };
  const server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => undefined);
    client.once("data", (startup: Buffer) => {
      const names = namesOf(startup);
      const odd = names.find((name) => !KNOWN.has(name) && !options.ignores.includes(name));
      if (odd !== undefined) return void client.end(refusal(`unsupported startup parameter: ${odd}`));
      client.write(WELCOME);
      client.on("data", (chunk: Buffer) => {
        // The client's goodbye ends no connection to the database.
        if (chunk[0] !== "X".charCodeAt(0)) linkOf(client).send(chunk);
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The pooler has no port.");
  return {
    port: address.port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** The names of a startup packet: after length and protocol, names and values by turns. */
const namesOf = (startup: Buffer): string[] =>
  startup
    .subarray(8)
    .toString()
    .split("\0")
    .filter((name, index) => index % 2 === 0 && name !== "");
