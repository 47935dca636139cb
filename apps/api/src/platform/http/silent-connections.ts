import type { FastifyInstance } from "fastify";
import type { Socket } from "node:net";

/**
 * Browsers open connections speculatively. A stopping server would wait up to a minute for a request on each, so connections that
 * have never sent a byte are closed.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("preClose", async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
}
