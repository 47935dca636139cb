import { isOpen } from "./guard.tsx";
import { matchRoute } from "./routes.ts";

/** Whether the address belongs to a screen that needs no session. */
export const isOpenPath = (pathname: string): boolean => isOpen(matchRoute(pathname)?.page.access ?? "public");
