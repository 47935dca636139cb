import { lazy, Suspense } from "react";
import type { CandleMoodProps } from "./candle-mood.tsx";

/** Without its code, as offline, its place stays empty: it is decoration. */
const Drawing = lazy(() =>
  import("./candle-mood.tsx").then(
    ({ CandleMood }) => ({ default: CandleMood }),
    () => ({ default: Place }),
  ),
);

const Place = ({ size = 112 }: CandleMoodProps) => <svg width={(size * 5) / 6} height={size} aria-hidden="true" />;

/** The candle on screens whose first load does without its drawing: what is empty, what went wrong, the end of a day. */
export const LazyCandleMood = (props: CandleMoodProps) => (
  <Suspense fallback={<Place {...props} />}>
    <Drawing {...props} />
  </Suspense>
);
