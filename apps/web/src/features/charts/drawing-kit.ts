// One chunk of what drawing and keys need, since most visits draw nothing.
export { DrawingList } from "./drawing-list.tsx";
export { DrawingTools } from "./drawing-tools.tsx";
export { stateAfterKey, finishMoving, startMoving, startPlacing } from "./drawing-state.ts";
export { FullscreenHead } from "./fullscreen-head.tsx";
export { undoKeys } from "./undo-keys.ts";
export { afterLineKey } from "./line-keys.ts";
export { Announcement } from "./announcement.tsx";
export { placeOf, sketchOf } from "./placing.ts";
