import { useEffect, useRef } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { celebrate } from "#web/shared/ui/celebrations/celebrate.ts";
import { useListUnseenAchievementsQuery, useSeeAchievementMutation } from "./api.ts";
import { BadgeArt } from "./badge-art.tsx";

/** Screens on which badges are earned. */
const EARNING = /^\/(?:courses\/[^/]+\/chapters|lessons|quizzes|placement|challenges|simulator)(?:\/|$)/;

/** Celebrates badges that the learner has not seen; asks for them at first and whenever a screen is left that earns some. */
export function BadgeNews({ pathname }: { pathname: string }) {
  const t = useT();
  const { data, refetch } = useListUnseenAchievementsQuery({ query: {} });
  const [see] = useSeeAchievementMutation();
  const last = useRef(pathname);
  useEffect(() => {
    const left = last.current;
    last.current = pathname;
    if (left !== pathname && EARNING.test(left)) void refetch();
  }, [pathname, refetch]);
  useEffect(() => {
    for (const badge of data?.unseen ?? []) {
      const { id, tier, metal, coins } = badge;
      celebrate({
        kind: "badge",
        id: `badge ${id} ${tier}`,
        title: t(`achievements.name.${id}`),
        text: t("achievements.news", {
          metal: t(`achievements.metal.${metal}`),
          coins: t("achievements.coins", { count: coins }),
        }),
        art: <BadgeArt {...badge} size={96} />,
        action: { label: t("achievements.all"), to: "/achievements" },
        onSeen: () => void see({ params: { id }, body: { tier } }),
      });
    }
  }, [data, see, t]);
  return null;
}
