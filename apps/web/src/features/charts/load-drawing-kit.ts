const load = () => import("./drawing-kit.ts");

let kit: Awaited<ReturnType<typeof load>> | null = null;

/** What drawing needs; null before the tools are there, when nothing can be in the hand. */
export const drawingKit = () => kit;

export const loadDrawingKit = async () => (kit ??= await load());
