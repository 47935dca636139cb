import type { DrawingTool } from "#web/modules/chart/chart-port.ts";
import { Strokes } from "#web/shared/ui/strokes.tsx";

const PATHS = {
  trend:
    "M5 18 18 6M4 19.500a1.500 1.500 0 1 0 2-2 1.500 1.500 0 0 0-2 2zM18 6.500a1.500 1.500 0 1 0 2-2 1.500 1.500 0 0 0-2 2z",
  line: "M3 20 21 4M8 16.500a1 1 0 1 0 1-2 1 1 0 0 0-1 2zM15 9.500a1 1 0 1 0 1-2 1 1 0 0 0-1 2z",
  ray: "M5 18 21 5M4 20a1.500 1.500 0 1 0 2-2 1.500 1.500 0 0 0-2 2z",
  horizontal: "M3 12h18M12 13.200a1.200 1.200 0 1 0 0-2.400 1.200 1.200 0 0 0 0 2.400z",
  vertical: "M12 3v18M12 13.200a1.200 1.200 0 1 0 0-2.400 1.200 1.200 0 0 0 0 2.400z",
  channel: "M3 16 17 4M7 20 21 8",
  fibonacci: "M3 5h18M3 10h18M3 14h18M3 19h18M6 19 18 5",
  rectangle: "M4 7h16v10H4z",
  price: "M4 12h10M14 8h4l3 4-3 4h-4z",
  note: "M4 5h16v10h-8l-4 4v-4H4zM8 10h8",
  undo: "M4 9h10a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4",
  redo: "M20 9H10a5 5 0 0 0 0 10h5M20 9l-4-4M20 9l-4 4",
  trash: "M4.500 7h15M9.500 7V4h5v3M6.500 7l1 13h9l1-13",
  clear: "M6 6l12 12M18 6 6 18",
} as const satisfies Record<DrawingTool, string> & Record<string, string>;

/** Pictures of the tools to draw with. */
export const DrawingIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <Strokes path={PATHS[name]} size={20} width={2} />
);
