import { Suspense, useState, type ComponentType, type ReactNode, type RefObject } from "react";

export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Where the focus begins; the first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
}

function OnceOpened({ Panel, ...props }: OverlayProps & { Panel: ComponentType<OverlayProps> }) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}

/** An overlay whose code is fetched when it is opened first, and which then stays for its closing motion. */
export const loadedOverlay = (Panel: ComponentType<OverlayProps>, props: OverlayProps): ReactNode => (
  <OnceOpened Panel={Panel} {...props} />
);
