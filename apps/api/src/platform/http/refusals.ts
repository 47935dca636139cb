import { commonErrors, type ErrorCode } from "@candlewise/contracts/errors";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";

interface Refuser {
  readonly domain: string;
  readonly name: string;
  readonly route: { readonly errors: readonly ErrorCode[] };
}

/** Runs a handler and checks that it refuses only with codes listed by its route. A violation fails in tests, otherwise it is logged. */
export async function withListedRefusals<Result>(
  { domain, name, route }: Refuser,
  { log, isStrict }: { log: Log; isStrict: boolean },
  handle: () => Promise<Result>,
): Promise<Result> {
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (commonErrors.includes(error.code) || route.errors.includes(error.code)) throw error;
    const unlisted = new Error(`${domain}.${name} returned ${error.code}, which its route does not list.`, {
      cause: error,
    });
    if (isStrict) throw unlisted;
    log.error({ err: unlisted }, "an endpoint returned an error code that its route does not list");
    throw error;
  }
}
