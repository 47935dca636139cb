import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { StartupError } from "#api/platform/errors.ts";

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks the folder for this process until it ends, however it ends. The lock is a listening socket: unlike a file with a
 * process id, it cannot outlive its process or match an unrelated process that reuses the id.
 */
export async function holdFolder(socketPath: string): Promise<FolderLock> {
  const server = createServer((socket) => socket.end(String(process.pid)));
  if (!(await listen(server, socketPath))) {
    const holder = await askHolder(socketPath);
    if (holder !== null) {
      throw new StartupError(
        `The data folder is in use by another Candlewise server (process ${holder}).`,
        "Stop that process first, or set DATA_DIR to another folder and PORT to another port. Several servers can share " +
          "one database through DATABASE_URL.",
      );
    }
    rmSync(socketPath, { force: true });
    if (!(await listen(server, socketPath))) throw new Error(`Cannot listen on ${socketPath}.`);
  }
  chmodSync(socketPath, 0o600);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(noSocket(path, error));
    server.once("error", onError);
    server.listen(path, () => {
      server.off("error", onError);
      resolve(true);
    });
  });
}

/** The process id of the live holder; null when the socket is stale. */
function askHolder(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(path);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("error", () => resolve(null));
    socket.on("connect", () => socket.on("close", () => resolve(answer || "unknown")));
  });
}

function noSocket(path: string, error: Error): StartupError {
  return new StartupError(
    `Cannot create a socket at ${path} (${error.message}).`,
    "Set DATA_DIR to a folder on a local file system; network and shared folders often do not support sockets.",
  );
}
