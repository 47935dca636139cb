import { useLayoutEffect, useRef, type RefObject } from "react";

/** The selection of a field whose text is typed by keys on the screen. */
export function useCaret(input: RefObject<HTMLInputElement | null>, text: string) {
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    const caret = next.current;
    next.current = null;
    if (caret !== null) input.current?.setSelectionRange(caret, caret);
  }, [input, text]);
  /** Without the focus typing goes on at the end. */
  const selection = (): readonly [number, number] => {
    const field = input.current;
    if (!field || document.activeElement !== field) return [text.length, text.length];
    return [field.selectionStart ?? text.length, field.selectionEnd ?? text.length];
  };
  return { selection, place: (caret: number) => void (next.current = caret) };
}
