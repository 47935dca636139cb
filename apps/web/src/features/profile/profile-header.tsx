import type { User } from "@candlewise/contracts/auth/schemas";
import { Suspense, useEffect, useRef, useState } from "react";
import { formatDate, formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useGetProfileQuery } from "./api.ts";
import { AvatarButton } from "./avatar-button.tsx";
import styles from "./profile-header.module.css";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const loadForm = () => import("./name-form.tsx");
const NameForm = lazyComponent(loadForm, "NameForm");
/** Fetches the form when somebody is about to open it; a failure shows when it is opened. */
const prefetchForm = () => void loadForm().catch(() => undefined);

/** Who one is here. */
export function ProfileHeader({ user }: { user: User }) {
  const t = useT();
  const language = useLanguage();
  const { data: profile } = useGetProfileQuery();
  const name = profile?.name ?? null;
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The button is back with this render: focus returns to it.
    if (!isEditing && wasEditing.current) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <header className={styles.header}>
      <AvatarButton username={user.username} />
      <div className={styles.who}>
        <h1>
          <bdi>{name ?? user.username}</bdi>
        </h1>
        {name !== null && (
          <p className={styles.email}>
            <bdi dir="ltr">@{user.username}</bdi>
          </p>
        )}
        {user.email && <p className={styles.email}>{user.email}</p>}
        <Text size={2} weight={600} tone="muted">
          {t("profile.since", { date: formatDate(new Date(user.registered_at), language) })}
        </Text>
        {profile && (
          <Text size={2} weight={700} className={styles.facts}>
            <span>{t("profile.stats.xp", { xp: formatNumber(profile.stats.xp, language) })}</span>
            <span>{t("profile.stats.days", { days: profile.stats.active_days })}</span>
          </Text>
        )}
      </div>
      {isEditing ? (
        <Suspense>
          <NameForm username={user.username} name={name ?? ""} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <Button
          ref={opener}
          look="quiet"
          className={styles.edit}
          onPointerEnter={prefetchForm}
          onFocus={prefetchForm}
          onClick={() => setEditing(true)}
        >
          {t("profile.edit")}
        </Button>
      )}
    </header>
  );
}
