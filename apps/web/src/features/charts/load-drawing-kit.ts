const load = () => import("./drawing-kit.ts");

let kit: Awaited<ReturnType<typeof load>> | null = null;

/** What drawing needs; null before the tools are there, when nothing is being drawn. */
export const drawingKit = () => kit;

export const loadDrawingKit = async () => (kit ??= await load());
