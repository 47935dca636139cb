import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

interface Received {
  readonly to: string[];
  readonly source: string;
}

type Answer = Error | null;

/** A mail server on a free port; `answer` may refuse a recipient, or take its time. */
export async function mailServer(answer: (address: string, tries: number) => Answer | Promise<Answer> = () => null) {
  const received: Received[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onRcptTo({ address }, _, callback) {
      callback(await answer(address, ++tries));
    },
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString() });
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { received, url: `smtp://127.0.0.1:${port}`, tries: () => tries };
}
