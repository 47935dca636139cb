import { AppError } from "#api/platform/errors.ts";
import type { PaymentsDependencies } from "../dependencies.ts";
import type { StoredOrder } from "../tables.ts";
import { readVatNumber } from "./read-vat-number.ts";

export type OrderVatNumber = Pick<StoredOrder, "vat_number" | "vat_number_check">;

/** The number that a buyer gave, as it is stored with the order. @throws AppError `vat_number_invalid`, `vat_number_unknown` */
export async function checkVatNumber(
  { vatRegister }: Pick<PaymentsDependencies, "vatRegister">,
  text: string | undefined,
): Promise<OrderVatNumber> {
  if (text === undefined || text.trim() === "") return { vat_number: null, vat_number_check: null };
  const vatNumber = readVatNumber(text);
  if (vatNumber === null) throw new AppError("vat_number_invalid");
  const isKnown = await vatRegister.knows(vatNumber);
  if (isKnown === false) throw new AppError("vat_number_unknown");
  return { vat_number: vatNumber, vat_number_check: isKnown ? "register" : "form" };
}
