import { loadedOverlay, type OverlayProps } from "./overlay.tsx";
import { lazyComponent } from "./lazy-component.ts";

const load = () => import("./sheet-panel.tsx");
const Panel = lazyComponent(load, "SheetPanel");

/** Fetches the code of sheets before the first one is opened. */
export const prefetchSheet = (): void => void load().catch(() => undefined);

/** A sheet that rises from the bottom. It closes by swipe, cross, Escape or a click outside; focus goes back to what opened it. */
export function Sheet(props: OverlayProps) {
  return loadedOverlay(Panel, props);
}
