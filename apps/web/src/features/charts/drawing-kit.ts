// One chunk of what drawing needs, since most visits draw nothing.
export { DrawingList } from "./drawing-list.tsx";
export { DrawingTools } from "./drawing-tools.tsx";
export { handAfterKey, letGo, startMoving, startPlacing } from "./hand.ts";
export { HandSaid } from "./hand-said.tsx";
export { placeOf, sketchOf } from "./placing.ts";
