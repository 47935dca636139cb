import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import styles from "./help-text.module.css";

const QUESTIONS = ["money", "start", "order", "wrong", "skip", "goal", "offline", "device", "signIn", "leave"] as const;

/** Short answers to what learners ask. */
export function HelpText() {
  const t = useT();
  return (
    <Card isFlush>
      {QUESTIONS.map((question) => (
        <details key={question} className={styles.entry}>
          <summary>
            <span>{t(`help.question.${question}`)}</span>
            <Icon name="plus" size={20} />
          </summary>
          <p>{t(`help.answer.${question}`)}</p>
        </details>
      ))}
    </Card>
  );
}
