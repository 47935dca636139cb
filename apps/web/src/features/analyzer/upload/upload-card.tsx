import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { FileButton } from "#web/shared/ui/file-button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { PICTURE_TYPES, type UploadProblem } from "./picture-checks.ts";
import { ScanCandles } from "./scan-candles.tsx";
import styles from "./upload-card.module.css";
import { useDroppedPicture } from "./use-dropped-picture.ts";
import type { useUpload } from "./use-upload.ts";

/** What the same picture may overcome later. */
const REPEATABLE: ReadonlySet<UploadProblem> = new Set(["offline", "failed", "busy", "too_many_requests"]);

interface UploadCardProps {
  upload: ReturnType<typeof useUpload>;
  /** Today's analyses are used up. */
  isUsedUp: boolean;
}

/** Takes a picture by drop, paste, file or camera, and shows it while it is sent. */
export function UploadCard({ upload, isUsedUp }: UploadCardProps) {
  const t = useT();
  const isOnline = useIsOnline();
  const { take, again, problem, isBusy, picture } = upload;
  const isClosed = isUsedUp || !isOnline;
  const isOver = useDroppedPicture((file) => {
    if (!isClosed) void take(file);
  });
  const isRepeatable = problem !== null && REPEATABLE.has(problem);
  return (
    <Card as="section" aria-label={t("analyzer.upload")} className={styles.card} data-over={isOver || undefined}>
      {picture !== null && isBusy ? (
        <div className={styles.preview}>
          <img src={picture} alt={t("analyzer.upload.preview")} />
          <Text as="output" weight={700} className={styles.sending}>
            {t("analyzer.upload.sending")}
          </Text>
        </div>
      ) : (
        <Offer take={take} isBusy={isBusy} isClosed={isClosed} isOver={isOver} />
      )}
      {problem && (
        <Note tone="wrong" role="alert" className={styles.problem}>
          {t(`analyzer.problem.${problem}`)}
          {isRepeatable && picture !== null && (
            <Button look="quiet" icon="refresh" onClick={() => void again()} isBusy={isBusy}>
              {t("analyzer.upload.again")}
            </Button>
          )}
        </Note>
      )}
    </Card>
  );
}

interface OfferProps extends Pick<UploadCardProps["upload"], "take" | "isBusy"> {
  isClosed: boolean;
  /** A picture is held over the page. */
  isOver: boolean;
}

/** The ways to add a picture. */
function Offer({ take, isBusy, isClosed, isOver }: OfferProps) {
  const t = useT();
  return (
    <Stack gap={4} align="center">
      <ScanCandles />
      <Stack gap={1} align="center">
        <Text as="h2">{t(isOver ? "analyzer.upload.drop" : "analyzer.upload.title")}</Text>
        <Text size={4} weight={600} className={styles.ways}>
          {t("analyzer.upload.ways")}
        </Text>
        <Text size={4} tone="muted" className={styles.hint}>
          {t("analyzer.upload.hint")}
        </Text>
      </Stack>
      <div className={styles.buttons}>
        <FileButton
          look="primary"
          icon="image"
          accept={PICTURE_TYPES}
          label={t("analyzer.upload.choose")}
          onFile={(file) => void take(file)}
          disabled={isClosed}
          isBusy={isBusy}
        />
        <span className={styles.camera}>
          <FileButton
            icon="camera"
            accept="image/*"
            capture="environment"
            label={t("analyzer.upload.camera")}
            onFile={(file) => void take(file)}
            disabled={isClosed}
          />
        </span>
      </div>
      <Text size={2} tone="muted">
        {t("analyzer.upload.formats")}
      </Text>
    </Stack>
  );
}
