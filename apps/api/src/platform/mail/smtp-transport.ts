import { createTransport } from "nodemailer";
import { MailRefused, type MailMessage, type MailTransport } from "./transport.ts";

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  readonly from: string;
  /** Where answers go; to `from` when absent. */
  readonly replyTo: string | undefined;
}

const TIMEOUT_MS = 15_000;

/** Sends letters by a mail server; nothing of them stays here. */
export function createSmtpTransport({ url, from, replyTo }: SmtpOptions): MailTransport {
  const target = new URL(url);
  for (const [name, value] of Object.entries({
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })) {
    if (!target.searchParams.has(name)) target.searchParams.set(name, String(value));
  }
  const server = createTransport(target.href);
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

function mailOf(
  { id, to, subject, html, text, attachments, sentAt }: MailMessage,
  { from, host, replyTo }: { from: string; host: string; replyTo: string | undefined },
) {
  return {
    from,
    // As an object it is one address, whatever characters it has.
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo }),
    subject,
    html,
    text,
    date: sentAt,
    messageId: `<${id}@${host}>`,
    attachments: attachments.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The words of a mail server hold the address: what is kept and logged is its code. A 5xx answer is final (RFC 5321, 4.2.1). */
function refusalOf(error: unknown): MailRefused {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "nothing";
  const status = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  const isFinal = status >= 500 && code !== "EAUTH";
  return new MailRefused(`the mail server answered ${code} ${status || ""}`.trim(), !isFinal);
}
