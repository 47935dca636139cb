import { Suspense, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { prefetchSheet } from "#web/shared/ui/sheet.tsx";
import styles from "./avatar-button.module.css";
import { useGetProfileQuery } from "./api.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("./avatar-sheet.tsx");
const AvatarSheet = lazyComponent(load, "AvatarSheet", ["shop/avatars"]);
const prefetch = () => {
  prefetchSheet();
  void load().catch(() => undefined);
};

/** The user's picture; a click offers others. The first letter is shown while it loads. */
export function AvatarButton({ username }: { username: string }) {
  const t = useT();
  const { data: profile } = useGetProfileQuery();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-haspopup="dialog"
        aria-label={t("profile.avatar.change")}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <span aria-hidden="true">{username.slice(0, 1).toUpperCase()}</span>
        {profile && <img src={profile.avatar_url} alt="" width="84" height="84" />}
        <span className={styles.mark}>
          <Icon name="edit" size={18} />
        </span>
      </button>
      {wasOpened && (
        <Suspense>
          <AvatarSheet isOpen={isOpen} onClose={() => setOpen(false)} chosen={profile?.avatar_id ?? null} />
        </Suspense>
      )}
    </>
  );
}
