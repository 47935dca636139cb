export { MarketView as Screen } from "#web/features/market/list/market-view.tsx";
