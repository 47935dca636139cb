import { execFile } from "node:child_process";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

/** Where the page asks for what it shows: `/@content/<language>/<id>`. */
const CONTENT_ADDRESS = /^\/@content\/([a-z]{2}(?:-[A-Z]{2})?)\/([a-z0-9-]+)$/;
const content = join(import.meta.dirname, "../../../content");
/** An editor may write several files at once. */
const SETTLE_MS = 150;

/** Compiles what an author writes in a process of its own, so that it is always compiled by the compiler of now. */
const compile = (id: string, language: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = [join(content, "src/cli.ts"), "preview-data", id, language];
    execFile(process.execPath, args, { maxBuffer: 64 * 2 ** 20 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });

/** In development: the content behind `/dev/content/<id>`, and word of each change of a content file. */
export function contentPreview(): Plugin {
  return {
    name: "content-preview",
    apply: "serve",
    configureServer({ middlewares, watcher, ws }) {
      watcher.add(content);
      let timer: NodeJS.Timeout | undefined;
      watcher.on("all", (_event, path) => {
        if (!path.startsWith(content + sep) || !/\.(?:yaml|json)$/.test(path) || path.includes(`${sep}dist${sep}`))
          return;
        clearTimeout(timer);
        timer = setTimeout(() => ws.send({ type: "custom", event: "content:changed" }), SETTLE_MS);
      });
      middlewares.use((request, response, next) => {
        const [, language, id] = CONTENT_ADDRESS.exec(new URL(request.url ?? "/", "http://localhost").pathname) ?? [];
        if (language === undefined || id === undefined) return next();
        compile(id, language).then(
          (json) => response.setHeader("content-type", "application/json").end(json),
          (error: unknown) => {
            response.statusCode = 500;
            response.end(String(error));
          },
        );
      });
    },
  };
}
