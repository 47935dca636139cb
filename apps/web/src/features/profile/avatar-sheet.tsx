import { Suspense, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { FileButton } from "#web/shared/ui/file-button.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { CandleLoader } from "#web/shared/ui/skeleton.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import styles from "./avatar-sheet.module.css";
import { useGetAvatarsQuery } from "./api.ts";
import { useSavePicture } from "./use-save-picture.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const AvatarCropper = lazyComponent(() => import("./avatar-cropper.tsx"), "AvatarCropper");

interface AvatarSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Id of the offered picture in use; null with an own one. */
  chosen: string | null;
}

/** An own picture whose square is being chosen. */
function useOwnPicture() {
  const [own, setOwn] = useState<{ file: File; url: string } | null>(null);
  return {
    own,
    take: (file: File) => setOwn({ file, url: URL.createObjectURL(file) }),
    drop: () => {
      if (own) URL.revokeObjectURL(own.url);
      setOwn(null);
    },
  };
}

/** Pictures to choose from, and the way to an own one. */
export function AvatarSheet({ isOpen, onClose, chosen }: AvatarSheetProps) {
  const t = useT();
  const { own, take, drop } = useOwnPicture();
  const { saving, problem, setProblem, choose, upload } = useSavePicture();
  const close = () => {
    drop();
    setProblem(null);
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={close} title={t(own ? "profile.avatar.crop" : "profile.avatar.title")}>
      {own ? (
        <Suspense fallback={<CandleLoader label={t("ui.loading")} />}>
          <AvatarCropper
            url={own.url}
            isSaving={saving !== null}
            onBack={drop}
            onUnreadable={() => {
              drop();
              setProblem("profile.avatar.unusable");
            }}
            onDone={(area) => void upload(own.file, area).then((isSaved) => isSaved && close())}
          />
        </Suspense>
      ) : (
        <>
          <OfferedAvatars chosen={chosen} saving={saving} onChoose={(id) => void choose(id)} />
          <LinkButton to="/shop" look="secondary" isWide onClick={close}>
            {t("profile.avatar.more")}
          </LinkButton>
          <FileButton
            label={t("profile.avatar.upload")}
            icon="image"
            isWide
            onFile={(file) => {
              setProblem(null);
              take(file);
            }}
          />
        </>
      )}
      <ProblemAlert>{problem && t(problem)}</ProblemAlert>
    </Sheet>
  );
}

interface OfferedAvatarsProps {
  chosen: string | null;
  saving: string | null;
  onChoose: (id: string) => void;
}

function OfferedAvatars({ chosen, saving, onChoose }: OfferedAvatarsProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useGetAvatarsQuery();
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <CandleLoader label={t("ui.loading")} />;
  const owned = data.avatars.filter(({ is_owned }) => is_owned);
  const current = saving ?? chosen;
  return (
    <fieldset className={styles.grid} aria-busy={saving !== null}>
      <legend className="sr-only">{t("profile.avatar.title")}</legend>
      {owned.map(({ id, url }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name="avatar"
            className="sr-only"
            checked={id === current}
            onChange={() => saving === null && onChoose(id)}
            aria-label={t(`shopAvatars.${id}`)}
          />
          <img src={url} alt="" width="96" height="96" />
        </label>
      ))}
    </fieldset>
  );
}
