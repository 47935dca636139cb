import { useState, type ButtonHTMLAttributes, type ComponentType } from "react";
import { LazyPart } from "./lazy-part.tsx";
import { prefetchSheet, Sheet } from "./sheet.tsx";

interface SheetButtonProps<Panel extends object> extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Of the sheet. */
  title: string;
  load: () => Promise<ComponentType<Panel>>;
  /** What the content is given; it may close the sheet. */
  panel: (close: () => void) => Panel;
}

/** A button with a face of its own that opens a sheet. Sheet and content are fetched when it is about to be used. */
export function SheetButton<Panel extends object>({ title, load, panel, ...button }: SheetButtonProps<Panel>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const prefetch = () => {
    prefetchSheet();
    // A failure shows when the sheet is opened.
    load().catch(() => undefined);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
        {...button}
      />
      <Sheet isOpen={isOpen} onClose={close} title={title}>
        <LazyPart load={load} props={panel(close)} />
      </Sheet>
    </>
  );
}
