interface StrokesProps {
  /** On a square grid of `grid` units. */
  path: string;
  grid?: number;
  /** Pixels. */
  size?: number;
  /** Of the stroke, in units of the grid. */
  width?: number;
  isFilled?: boolean;
  className?: string | undefined;
}

/** Strokes with round ends in the color of the text. Decorative: the element around them says what they mean. */
export function Strokes({ path, grid = 24, size = 24, width = 2.2, isFilled = false, className }: StrokesProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
