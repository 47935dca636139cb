/** A client of server-sent events. */
export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** The next block of lines, as it travels; null at the end. */
  next(): Promise<string | null>;
  /** The next event, comments and `retry` left out. */
  nextEvent(): Promise<{ name: string; id: string | null; data: unknown }>;
  leave(): void;
}

export async function openEvents(url: string, headers: Record<string, string>): Promise<EventReader> {
  const cancel = new AbortController();
  const answer = await fetch(url, { headers, signal: cancel.signal });
  if (answer.body === null) throw new Error("The answer has no body.");
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    async nextEvent() {
      for (;;) {
        const block = await next();
        if (block === null) throw new Error("The stream has ended.");
        const found = /^event: (\w+)\n(?:id: (.+)\n)?data: (.*)$/.exec(block);
        if (found) return { name: found[1] ?? "", id: found[2] ?? null, data: JSON.parse(found[3] ?? "") };
      }
    },
    leave: () => cancel.abort(),
  };
}
