-- The provider's id of the same product and price without the trial, for those who have had one.
alter table offers_pricing add column provider_product_id_without_trial text unique;

-- Made of the names as those before, so that they are the same in every installation.
update offers_pricing set provider_product_id_without_trial =
  overlay(overlay(md5(concat_ws(' ', 'provider without trial', paywall_config_id, product_id, tier, currency, total_minor, pricing_id))
    placing '8' from 13) placing '8' from 17)::uuid::text
from offers_offer where offers_offer.offer_id = offers_pricing.offer_id and trial_days is not null;

alter table offers_pricing add check ((trial_days is null) = (provider_product_id_without_trial is null));
