export { MarketView as MarketScreen } from "#web/features/market/list/market-view.tsx";
