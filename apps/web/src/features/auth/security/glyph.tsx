import { Strokes } from "#web/shared/ui/strokes.tsx";

/** Strokes on a 24 px grid, drawn with round ends. */
const PATHS = {
  mail: "M3.5 6h17v12.5h-17zM3.500 7l8.5 6.500L20.5 7",
  password: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  passkey: "M8 15.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM12.500 11H21v4M17 11v3",
  desktop: "M4 5h16v11H4zM9 20h6M12 16v4",
  mobile: "M7.500 3h9v18h-9zM11 18h2",
  tablet: "M5 3.500h14v17H5zM11 17.500h2",
  other: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.500 12h17M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name }: { name: GlyphName }) {
  return <Strokes path={PATHS[name]} size={22} />;
}
