import { loadedOverlay, type OverlayProps } from "./overlay.tsx";
import { lazyComponent } from "./lazy-component.ts";

const load = () => import("./dialog-panel.tsx");
const Panel = lazyComponent(load, "DialogPanel");

/** Fetches the code of dialogs before the first one is opened. */
export const prefetchDialog = (): void => void load().catch(() => undefined);

/** A question in the middle of the screen. Focus goes back to what opened it. */
export function Dialog(props: OverlayProps) {
  return loadedOverlay(Panel, props);
}
