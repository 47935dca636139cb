import { Strokes } from "#web/shared/ui/strokes.tsx";

interface IconProps {
  /** Pixels. */
  size?: number;
}

const GIFT =
  "M4.500 11.500v9h15v-9M3 7.500h18v4H3zM12 7.500v13M12 7.500C9 7.500 6.500 6.500 6.500 4.700 6.500 2.500 11 2.500 12 7.500zM12 7.500c3 0 5.500-1 5.500-2.800C17.500 2.500 13 2.500 12 7.500z";

const SHEET = "M6 3.500h8.500L18.500 7.500v13H6zM14 3.500V8h4.500M9 12h6.500M9 15.500h6.500";

export const SheetIcon = ({ size = 24 }: IconProps) => <Strokes path={SHEET} size={size} />;
export const GiftIcon = ({ size = 24 }: IconProps) => <Strokes path={GIFT} size={size} />;
