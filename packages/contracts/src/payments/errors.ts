import { refusal, type ErrorKinds } from "../error-kind.ts";

export const paymentsErrors = {
  payment_provider_unavailable: refusal(
    503,
    "The payment service does not answer. Nothing was charged twice; try again in a moment.",
  ),
  already_owned: refusal(409, "You already have this."),
  no_card: refusal(409, "There is no stored card. Pay with the form instead."),
  card_in_use: refusal(409, "This card pays for a subscription. Choose another primary card first."),
  offer_ended: refusal(410, "This offer has ended."),
  vat_number_invalid: refusal(400, "This is not a valid VAT number. Correct it, or leave it out."),
  vat_number_unknown: refusal(
    400,
    "The register of the EU does not know this VAT number. Correct it, or leave it out.",
  ),
  not_refundable: refusal(409, "This order cannot be refunded."),
} as const satisfies ErrorKinds;
