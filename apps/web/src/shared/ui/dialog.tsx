import { lazy } from "react";
import { loadedOverlay, type OverlayProps } from "./overlay.tsx";

const load = () => import("./dialog-panel.tsx");
const Panel = lazy(async () => ({ default: (await load()).DialogPanel }));

/** Fetches the code of dialogs before the first one is opened. */
export const prefetchDialog = (): void => void load().catch(() => undefined);

/** A question in the middle of the screen. Focus goes back to what opened it. */
export function Dialog(props: OverlayProps) {
  return loadedOverlay(Panel, props);
}
