import { Strokes } from "#web/shared/ui/strokes.tsx";

interface IconProps {
  /** Pixels. */
  size?: number;
  className?: string | undefined;
}

const SNOWFLAKE =
  "M12 3v18M4.2 7.500l15.600 9M19.800 7.500l-15.600 9M9.500 4.500 12 7l2.500-2.500M9.500 19.500 12 17l2.500 2.500";
const COIN = "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 8v8";
const MEND = "M5 12a7 7 0 0 1 12-5l2 2M19 5v4h-4M19 12a7 7 0 0 1-12 5l-2-2M5 19v-4h4";

export const FreezeIcon = (props: IconProps) => <Strokes path={SNOWFLAKE} {...props} />;
export const CoinIcon = (props: IconProps) => <Strokes path={COIN} {...props} />;
export const RepairIcon = (props: IconProps) => <Strokes path={MEND} {...props} />;
