import { useEffect, useState } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useGetTourQuery, useSaveTourMutation } from "./api.ts";
import { TourView } from "./tour-view.tsx";
import { targetOf, tourOf, type TourStep } from "./tours.ts";

interface ScreenTourProps {
  userId: string;
  pathname: string;
}

/** S7.11: the tour of a screen, once; the server remembers it as soon as it is shown. Nothing on screens without one. */
export function ScreenTour({ userId, pathname }: ScreenTourProps) {
  const tour = tourOf(pathname);
  const query = { params: { id: userId }, query: { name: tour?.name ?? "" } };
  const { data } = useGetTourQuery(query, { skip: !tour });
  const [save] = useSaveTourMutation();
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
  const isWanted = tour !== null && data?.name === tour.name && !data.is_seen;

  useEffect(() => {
    if (!tour || !isWanted) return;
    const begin = async () => {
      await loadMessages(["tours"]);
      const shown = tour.steps.filter((step) => targetOf(step) !== null);
      if (shown.length === 0) return;
      setSteps(shown);
      await save({ params: { id: userId }, body: { name: tour.name } });
    };
    // Without its texts there is no tour; it comes at the next visit.
    begin().catch(() => undefined);
  }, [isWanted, save, tour, userId]);

  return steps.length > 0 ? <TourView steps={steps} onClose={() => setSteps([])} /> : null;
}
