import type { DrawingTool } from "#web/shared/chart/chart-port.ts";

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
  indicators: "M4 18c4 0 4-10 8-10s4 6 8 2M4 12h3M17 18h3",
  draw: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  table: "M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14",
  zoomIn: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20M7.500 10.500h6M10.500 7.500v6",
  zoomOut: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20M7.500 10.500h6",
  latest: "M5 6l6 6-6 6M12 6l6 6-6 6M20 5v14",
  keep: "M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  undo: "M4 9h10a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4",
  trash: "M4.500 7h15M9.500 7V4h5v3M6.500 7l1 13h9l1-13",
  clear: "M6 6l12 12M18 6 6 18",
} as const satisfies Record<DrawingTool, string> & Record<string, string>;

/** Pictures of the chart's tools; never mirrored, as the chart is not. */
export function ToolIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
