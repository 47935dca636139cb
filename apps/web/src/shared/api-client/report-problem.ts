import { runtimeConfig, serviceOf } from "#web/shared/config/runtime-config.ts";

const PATH = "/feedback/problems/";
const reported = new Set<string>();

/** Tells the operator what broke a screen, once a visit for each error. `page` is the pattern of the route: no address of a user leaves the device. */
export function reportProblem(error: unknown, page: string): void {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const key = `${page} ${name} ${message}`;
  if (reported.has(key)) return;
  reported.add(key);
  const { services, build } = runtimeConfig();
  const body = {
    page: page.slice(0, 300),
    build: build.slice(0, 40),
    name: name.slice(0, 100),
    message: message.slice(0, 500),
    stack: stack.slice(0, 4000),
  };
  // What cannot be reported now is not tried again: the server may be what failed.
  fetch(services[serviceOf(PATH)] + PATH, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
