import { createTransport } from "nodemailer";
import { MailRefused, type MailMessage, type MailTransport } from "./transport.ts";

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  readonly from: string;
  /** The address for replies; `from` when absent. */
  readonly replyTo: string | undefined;
}

const TIMEOUT_MS = 15_000;

/** Sends emails through a mail server and stores nothing. */
export function createSmtpTransport({ url, from, replyTo }: SmtpOptions): MailTransport {
  const target = new URL(url);
  for (const [name, value] of Object.entries({
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })) {
    if (!target.searchParams.has(name)) target.searchParams.set(name, String(value));
  }
  const server = createTransport(withEncryption(target).href);
  const host = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    async deliver(message) {
      try {
        await server.sendMail(mailOf(message, { from, host, replyTo }));
      } catch (error) {
        throw refusalOf(error);
      }
    },
    forget: async () => undefined,
    prune: async () => undefined,
    close: () => server.close(),
  };
}

/** Requires STARTTLS unless the URL says otherwise or the mail server is on this machine. */
function withEncryption(target: URL): URL {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(target.hostname);
  const isChosen = target.searchParams.has("requireTLS") || target.searchParams.has("ignoreTLS");
  if (target.protocol === "smtp:" && !isLocal && !isChosen) target.searchParams.set("requireTLS", "true");
  return target;
}

function mailOf(
  { id, to, subject, html, text, unsubscribeUrl, attachments, sentAt }: MailMessage,
  { from, host, replyTo }: { from: string; host: string; replyTo: string | undefined },
) {
  return {
    from,
    // An object is always one address; a string would be parsed as a list.
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo }),
    subject,
    html,
    text,
    date: sentAt,
    messageId: `<${id}@${host}>`,
    attachments: attachments.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribeUrl !== null && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mail server's message may contain the address, so only its code is stored and logged. A 5xx reply is final (RFC 5321, 4.2.1). */
function refusalOf(error: unknown): MailRefused {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "nothing";
  const status = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  const isFinal = status >= 500 && code !== "EAUTH";
  return new MailRefused(`the mail server replied with ${code} ${status || ""}`.trim(), !isFinal);
}
