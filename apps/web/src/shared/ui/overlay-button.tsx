import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { prefetchDialog } from "./dialog.tsx";
import { prefetchSheet } from "./sheet.tsx";

const PREFETCH = { dialog: prefetchDialog, sheet: prefetchSheet } as const;

interface OverlayButtonProps extends Omit<ComponentProps<typeof Button>, "onPointerEnter" | "onFocus"> {
  opens: keyof typeof PREFETCH;
}

/** Opens a dialog or a sheet, whose code it fetches when it is about to be used. */
export function OverlayButton({ opens, ...rest }: OverlayButtonProps) {
  return <Button aria-haspopup="dialog" onPointerEnter={PREFETCH[opens]} onFocus={PREFETCH[opens]} {...rest} />;
}
