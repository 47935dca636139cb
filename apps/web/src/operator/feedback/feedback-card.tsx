import { useId, useState } from "react";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { MarkButton } from "../mark-button.tsx";
import type { FeedbackMessage } from "./api.ts";
import styles from "./feedback-card.module.css";
import { FeedbackScreenshot } from "./feedback-screenshot.tsx";

const languages = new Intl.DisplayNames("en", { type: "language" });
const timeOf = (iso: string) => <time dateTime={iso}>{formatDateTime(new Date(iso), "en")}</time>;

interface FeedbackCardProps {
  message: FeedbackMessage;
  onMark: (message: FeedbackMessage, isHandled: boolean) => void;
}

export function FeedbackCard({ message, onMark }: FeedbackCardProps) {
  const t = useT();
  const titleId = useId();
  const [isPictureOpen, setPictureOpen] = useState(false);
  const { sender, text, page, language, device, sent_at, handled_at } = message;
  const isHandled = handled_at !== null;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Row justify="between" align="baseline" wraps gap={2}>
          <Text as="h2" size={5} id={titleId} aria-label={t("operator.feedback.from", { sender })}>
            <bdi>{sender}</bdi>
          </Text>
          <Text as="span" size={2} tone="muted" className="tabular">
            {timeOf(sent_at)}
          </Text>
        </Row>
        <Text className={styles.text} dir="auto">
          {text}
        </Text>
        <Text size={2} tone="muted" className={styles.about}>
          {t("operator.feedback.about", { page, language: languages.of(language) ?? language, device })}
          {handled_at !== null && (
            <Text as="span" isBlock className="tabular">
              {t("operator.feedback.handledAt", { time: formatDateTime(new Date(handled_at), "en") })}
            </Text>
          )}
        </Text>
        {isPictureOpen && <FeedbackScreenshot message={message} />}
        <Row gap={3} wraps className={styles.actions}>
          <MarkButton
            isDone={isHandled}
            label={isHandled ? "operator.feedback.reopen" : "operator.feedback.handle"}
            titleId={titleId}
            onMark={() => onMark(message, !isHandled)}
          />
          {message.has_screenshot && (
            <Button
              look="quiet"
              icon="image"
              aria-expanded={isPictureOpen}
              onClick={() => setPictureOpen((before) => !before)}
            >
              {t(isPictureOpen ? "operator.feedback.hideScreenshot" : "operator.feedback.screenshot")}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
