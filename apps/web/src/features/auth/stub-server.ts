import { vi } from "vitest";

interface Reply {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface SeenCall {
  /** `POST /auth/login/` */
  readonly call: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

export const refusal = (error: string, status = 400, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: { error, message: `${error} of the server`, request_id: "r" },
});

/** Answers calls by method and path; `null` is no connection. A call that no reply is given for fails the test that made it. */
export function stubServer(replies: Readonly<Record<string, Reply | null>>): SeenCall[] {
  const seen: SeenCall[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, "")}`;
    const text = await request.text();
    seen.push({ call, authorization: request.headers.get("authorization"), body: text ? JSON.parse(text) : null });
    const reply = replies[call];
    if (reply === undefined) throw new Error(`Nothing answers ${call}.`);
    if (reply === null) throw new TypeError("Failed to fetch");
    return Response.json(reply.body, { status: reply.status ?? 200, headers: { ...reply.headers } });
  });
  return seen;
}
