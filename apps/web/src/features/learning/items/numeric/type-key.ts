export interface TypedText {
  text: string;
  /** Where typing goes on. */
  caret: number;
}

/** A text after a key: the key replaces what is selected. */
export function typeKey(text: string, [start, end]: readonly [number, number], key: string): TypedText {
  return { text: text.slice(0, start) + key + text.slice(end), caret: start + key.length };
}

export function eraseKey(text: string, [start, end]: readonly [number, number]): TypedText {
  const from = start === end ? Math.max(0, start - 1) : start;
  return { text: text.slice(0, from) + text.slice(end), caret: from };
}

/** Turns a gain into a loss and back. */
export function turnSign(text: string, caret: number): TypedText {
  const bare = text.replace(/^\s*[-−]\s*/, "");
  if (bare !== text) return { text: bare, caret: Math.max(0, caret - (text.length - bare.length)) };
  return { text: `-${text}`, caret: caret + 1 };
}
