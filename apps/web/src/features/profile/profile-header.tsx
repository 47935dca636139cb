import type { User } from "@candlewise/contracts/auth/schemas";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { currentLanguage } from "#web/shared/i18n/i18n.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import styles from "./profile-header.module.css";

const loadForm = () => import("./username-form.tsx");
const UsernameForm = lazy(async () => ({ default: (await loadForm()).UsernameForm }));
/** Fetches the form when somebody is about to open it; a failure shows when it is opened. */
const prefetchForm = () => void loadForm().catch(() => undefined);

/** Who one is here. */
export function ProfileHeader({ user }: { user: User }) {
  const t = useT();
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
      <span className={styles.avatar} aria-hidden="true">
        {user.username.slice(0, 1).toUpperCase()}
      </span>
      <div className={styles.who}>
        <h1>
          <bdi>{user.username}</bdi>
        </h1>
        {user.email && <p className={styles.email}>{user.email}</p>}
        <p className={styles.since}>
          {t("profile.since", { date: formatDateTime(new Date(user.registered_at), currentLanguage()) })}
        </p>
      </div>
      {isEditing ? (
        <Suspense>
          <UsernameForm username={user.username} onDone={() => setEditing(false)} />
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
