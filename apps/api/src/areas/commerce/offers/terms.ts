import { trialFor } from "@candlewise/domain/offers/trial";
import { trialOf, type PriceRow } from "./catalogue-store.ts";
import type { Quote } from "./port.ts";

/** What is charged first, and the provider's product that charges it. */
interface Terms extends Pick<Quote, "trial" | "providerProductId"> {
  /** The buyer has had the trial that others get. */
  readonly isTrialUsed: boolean;
}

/** The terms of a price. What is shown and what is charged both come from here. */
export function termsFor(price: PriceRow, hadTrial: boolean): Terms {
  const offered = trialOf(price);
  const trial = trialFor(offered, hadTrial);
  const isTrialUsed = offered !== null && trial === null;
  const providerProductId = isTrialUsed ? price.provider_product_id_without_trial : price.provider_product_id;
  return { trial, isTrialUsed, providerProductId };
}
