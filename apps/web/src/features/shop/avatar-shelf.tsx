import type { Avatar } from "@candlewise/contracts/profile/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import styles from "./avatar-shelf.module.css";

interface AvatarShelfProps {
  avatars: readonly Avatar[];
  /** Id of the one that the learner wears. */
  worn: string | null;
  onOpen: (avatar: Avatar) => void;
}

/** Avatars with their prices; each opens what can be done with it. */
export function AvatarShelf({ avatars, worn, onOpen }: AvatarShelfProps) {
  const t = useT();
  return (
    <ul className={styles.shelf}>
      {avatars.map((avatar) => (
        <li key={avatar.id}>
          <button type="button" className={styles.avatar} aria-haspopup="dialog" onClick={() => onOpen(avatar)}>
            <img src={avatar.url} alt="" width="96" height="96" loading="lazy" />
            <span className={styles.name}>{t(`shopAvatars.${avatar.id}`)}</span>
            <Status avatar={avatar} isWorn={avatar.id === worn} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Status({ avatar: { is_owned: isOwned, price }, isWorn }: { avatar: Avatar; isWorn: boolean }) {
  const t = useT();
  if (isOwned) {
    return (
      <Tag tone="right">
        <Icon name="check" size={14} />
        {t(isWorn ? "shop.worn" : "shop.owned")}
      </Tag>
    );
  }
  if (price !== null) return <Tag tone="sunken">{t("shop.price", { count: price })}</Tag>;
  return (
    <Tag tone="sunken">
      <Icon name="lock" size={12} />
      {t("shop.reward")}
    </Tag>
  );
}
