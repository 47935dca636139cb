import type { z } from "zod";
import type { HttpClient } from "#api/platform/http-client.ts";
import { HttpClientError } from "#api/platform/http-client.ts";
import { ProviderRefusal, ProviderUnreachable } from "./payment-provider.ts";
import { sign, type KeyPair } from "./signature.ts";
import { ErrorSchema } from "./wire.ts";

/** Posts a signed call. @throws ProviderUnreachable, ProviderRefusal */
export type SignedCalls = <Schema extends z.ZodType>(
  url: string,
  body: object,
  schema: Schema,
) => Promise<z.output<Schema>>;

export function createSignedCalls(http: HttpClient, keys: KeyPair): SignedCalls {
  return async (url, request, schema) => {
    const body = JSON.stringify(request);
    const headers = { merchant: keys.publicKey, signature: sign(keys, body) };
    const reply = await http.post(url, { headers, body }).catch((error: unknown) => {
      if (error instanceof HttpClientError) throw new ProviderUnreachable(error.message, { cause: error });
      throw error;
    });
    const read = schema.safeParse(reply.body);
    // A declined order has an error too.
    if (read.success && reply.status < 300) return read.data;
    const refusal = ErrorSchema.safeParse(reply.body);
    if (refusal.success && reply.status < 500) {
      const { code, messages } = refusal.data.error;
      throw new ProviderRefusal(code, `${new URL(url).host} refused with ${code}: ${JSON.stringify(messages)}`);
    }
    throw new ProviderUnreachable(`${new URL(url).host} answered ${reply.status} in a form that is not known.`);
  };
}
