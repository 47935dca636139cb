import { Strokes } from "#web/shared/ui/strokes.tsx";

const PATHS = {
  indicators: "M4 18c4 0 4-10 8-10s4 6 8 2M4 12h3M17 18h3",
  draw: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  table: "M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14",
  zoomIn: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20M7.500 10.500h6M10.500 7.500v6",
  zoomOut: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20M7.500 10.500h6",
  latest: "M5 6l6 6-6 6M12 6l6 6-6 6M20 5v14",
  snapshot: "M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  fullscreen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;

/** Pictures of the chart's toolbar. */
export const ToolIcon = ({ name }: { name: keyof typeof PATHS }) => <Strokes path={PATHS[name]} size={20} width={2} />;
