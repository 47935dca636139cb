import { skipToken } from "@reduxjs/toolkit/query/react";
import { offersApp } from "@candlewise/domain/funnel/next-step";
import { Link } from "#web/shared/routing/router.tsx";
import { useGetSecurityQuery } from "#web/features/auth/api.ts";
import { ConfirmEmail } from "#web/features/auth/security/confirm-email.tsx";
import { appDevice } from "#web/features/funnel/app-device.ts";
import { funnelPath } from "#web/features/funnel/funnel-paths.ts";
import { useGetTourQuery, useSaveTourMutation } from "#web/features/hints/api.ts";
import { profileApi } from "#web/features/profile/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { setPreferences } from "#web/shared/session/user-slice.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { NoticeCard } from "#web/shared/ui/notice-card.tsx";
import { useState } from "react";

/** Under which the server remembers that the question was put away. */
const CONFIRM_EMAIL = "confirm-email";

/** One notice at a time: first the email, later the app. */
export function Notices({ completedLessons }: { completedLessons: number }) {
  const user = useAppSelector(({ auth }) => auth.userInfo);
  const { data: security } = useGetSecurityQuery();
  const isUnconfirmed = security?.is_email_verified === false;
  const asked = user && isUnconfirmed ? { params: { id: user.id }, query: { name: CONFIRM_EMAIL } } : skipToken;
  const { data: answer } = useGetTourQuery(asked);
  const [save] = useSaveTourMutation();
  const [isPutAway, setPutAway] = useState(false);
  if (!user || !security || (isUnconfirmed && !answer)) return null;
  if (isUnconfirmed && answer?.is_seen === false && !isPutAway) {
    const putAway = () => {
      setPutAway(true);
      void save({ params: { id: user.id }, body: { name: CONFIRM_EMAIL } });
    };
    return <ConfirmEmail email={user.email} onDismiss={putAway} />;
  }
  return <AppNotice userId={user.id} completedLessons={completedLessons} />;
}

function AppNotice({ userId, completedLessons }: { userId: string; completedLessons: number }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { data } = profileApi.endpoints.getPreferences.useQuery({ params: { id: userId } });
  const [save] = profileApi.endpoints.savePreferences.useMutation();
  const [isPutAway, setPutAway] = useState(false);
  if (!data || isPutAway || !offersApp(data.visited_pages, appDevice(), completedLessons)) return null;
  const putAway = async () => {
    setPutAway(true);
    const saved = await save({ params: { id: userId }, body: { visited_pages: { webToApp: true } } });
    if (saved.data) dispatch(setPreferences(saved.data));
  };
  return (
    <NoticeCard
      icon="download"
      title={t("funnel.app.title")}
      text={t("funnel.app.notice")}
      onDismiss={() => void putAway()}
      action={(words, className) => (
        <Link to={funnelPath("webToApp", null)} className={className}>
          {words}
        </Link>
      )}
    />
  );
}
