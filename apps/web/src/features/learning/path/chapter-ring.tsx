const SIZE = 96;
const STROKE = 5;
const RADIUS = (SIZE - STROKE) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

/** The ring around the node that is next: how much of its chapter is done. Decorative, the chapter's header says it in words. */
export function ChapterRing({ share, className }: { share: number; className: string | undefined }) {
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: "none", stroke: "currentColor", strokeWidth: STROKE };
  return (
    <svg className={className} width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <circle {...circle} opacity="0.25" />
      {share > 0 && (
        <circle {...circle} strokeLinecap="round" strokeDasharray={LENGTH} strokeDashoffset={LENGTH * (1 - share)} />
      )}
    </svg>
  );
}
