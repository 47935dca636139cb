import type { User } from "@candlewise/contracts/auth/schemas";
import { useEffect, useRef, useState } from "react";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { currentLanguage } from "#web/shared/i18n/i18n.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import styles from "./profile-header.module.css";
import { UsernameForm } from "./username-form.tsx";

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
        <UsernameForm username={user.username} onDone={() => setEditing(false)} />
      ) : (
        <Button ref={opener} look="quiet" className={styles.edit} onClick={() => setEditing(true)}>
          {t("profile.edit")}
        </Button>
      )}
    </header>
  );
}
