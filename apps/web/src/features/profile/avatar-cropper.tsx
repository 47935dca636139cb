import "react-easy-crop/react-easy-crop.css";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { PictureArea } from "#web/shared/pictures/redraw-picture.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./avatar-sheet.module.css";

const MOST_ZOOM = 4;

interface AvatarCropperProps {
  /** Of the picture. */
  url: string;
  isSaving: boolean;
  onBack: () => void;
  /** The browser cannot show the file as a picture. */
  onUnreadable: () => void;
  onDone: (area: PictureArea) => void;
}

/** Chooses the square of a picture: by drag, pinch, wheel, arrow keys and slider. */
export function AvatarCropper({ url, isSaving, onBack, onUnreadable, onDone }: AvatarCropperProps) {
  const t = useT();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          objectFit="cover"
          showGrid={false}
          // Its own style element would be refused by the content security policy.
          disableAutomaticStylesInjection
          mediaProps={{ alt: "", onError: onUnreadable }}
          cropperProps={{ "aria-label": t("profile.avatar.move"), role: "group" }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        <Icon name="minus" size={20} />
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          aria-label={t("profile.avatar.zoom")}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <Icon name="plus" size={20} />
      </label>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onBack}>
          {t("ui.back")}
        </Button>
        <Button isBusy={isSaving} onClick={() => area && onDone(area)}>
          {t("ui.save")}
        </Button>
      </div>
    </>
  );
}
