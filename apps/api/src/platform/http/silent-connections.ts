import type { FastifyInstance } from "fastify";
import type { Socket } from "node:net";

/**
 * Browsers open connections ahead of need. A server that stops waits for each as if a request were on its way, up to a minute: those that
 * never said anything are ended instead.
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
