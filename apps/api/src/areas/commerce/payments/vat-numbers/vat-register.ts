import { z } from "zod";
import { createHttpClient } from "#api/platform/http-client.ts";
import type { Log } from "#api/platform/log.ts";

/** A buyer waits for the answer. */
const LIMIT_MS = 3_000;

/** The register of VAT numbers in which businesses of the EU are listed. */
export interface VatRegister {
  /** Null if the register cannot tell: it is switched off, does not answer, or does not list numbers of that country. */
  knows(vatNumber: string): Promise<boolean | null>;
}

const AnswerSchema = z.object({ isValid: z.boolean(), userError: z.string().optional() });

/** VIES of the European Commission, at the address of its REST interface; switched off without one. */
export function openVatRegister(url: string | null, log: Log): VatRegister {
  const http = createHttpClient({ timeoutMs: LIMIT_MS, tries: 1 });
  return {
    async knows(vatNumber) {
      const [country, digits] = [vatNumber.slice(0, 2), vatNumber.slice(2)];
      // Those of Great Britain are listed nowhere since it left the EU.
      if (url === null || country === "GB") return null;
      try {
        const { isValid, userError } = await http.get(`${url}/ms/${country}/vat/${digits}`, AnswerSchema);
        // Registers of single countries are often away, which is also told as not valid.
        return isValid ? true : userError === undefined || userError === "INVALID" ? false : null;
      } catch (error) {
        log.warn({ err: error }, "the register of VAT numbers did not answer");
        return null;
      }
    },
  };
}
