-- The briefs and reports exist, so their extras are shown and sold.
update offers_product set is_delivered = true where product_type in ('upsell_market_news', 'upsell_reports', 'upsell');
