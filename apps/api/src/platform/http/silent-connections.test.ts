import Fastify from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { endSilentConnections } from "./silent-connections.ts";

it("a connection on which nothing was said does not keep a server from stopping", async () => {
  const server = Fastify({ forceCloseConnections: "idle" });
  endSilentConnections(server);
  const { port } = new URL(await server.listen({ port: 0 }));
  const accepted = once(server.server, "connection");
  const silent = connect(Number(port), "127.0.0.1");
  await accepted;
  const ended = once(silent, "close");
  await server.close();
  await ended;
  expect(silent.destroyed).toBe(true);
});
