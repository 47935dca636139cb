import type { DeclineReason } from "@candlewise/contracts/payments/schemas";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";

export const declineText = (t: Translate, reason: DeclineReason | null): string =>
  t(`paying.decline.${reason ?? "declined"}`);

/** Why a purchase was refused, where the buyer can do something about it; null for a failure. */
export function refusalText(t: Translate, error: unknown): string | null {
  switch (errorCodeOf(error)) {
    case "offer_ended":
      return t("payments.changed");
    case "already_owned":
      return t("payments.owned");
    case "vat_number_invalid":
    case "vat_number_unknown":
      return t("payments.vatNumber.refused");
    default:
      return null;
  }
}
