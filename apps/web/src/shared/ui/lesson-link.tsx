import { Link } from "#web/shared/routing/router.tsx";
import { Icon } from "./icon.tsx";
import styles from "./lesson-link.module.css";
import { Text } from "./text.tsx";

interface LessonLinkProps {
  id: string;
  title: string;
  /** Its course, and how long it takes. */
  about: string;
}

/** The lesson that explains what is shown above it. */
export function LessonLink({ id, title, about }: LessonLinkProps) {
  return (
    <Link to={`/lessons/${id}`} className={styles.lesson}>
      <Icon name="book" size={22} />
      <span className={styles.words}>
        <Text as="span" size={4} weight={700} isBlock>
          {title}
        </Text>
        <Text as="span" size={2} tone="muted" isBlock>
          {about}
        </Text>
      </span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
