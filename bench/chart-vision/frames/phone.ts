import { pick, type Random } from "@candlewise/chart-vision/testing/random";
import type { ChartTheme } from "@candlewise/chart-vision/testing/chart-style";
import { backgroundOf, chartBox, icon, NAMES, quote, quotes, type Frame } from "./frame.ts";

const SIZES = [
  [360, 740],
  [375, 812],
  [390, 844],
  [412, 915],
  [430, 932],
] as const;

const statusBar = (theme: ChartTheme, random: Random) =>
  `<div style="display:flex;justify-content:space-between;padding:12px 20px 6px;font-weight:bold;font-size:14px"><span>9:4${Math.floor(random() * 9)}</span><span>${icon(theme.text, random, 15)} 5G <span style="border:1px solid;border-radius:3px;padding:0 3px;font-size:10px">${50 + Math.floor(random() * 49)}</span></span></div>`;

const tabBar = (theme: ChartTheme, random: Random, names: readonly string[]) =>
  `<div style="position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-around;padding:8px 0 22px;border-top:1px solid ${theme.grid};font-size:10px;text-align:center;background:${backgroundOf(theme)}">${names.map((name, at) => `<div style="color:${at === 1 ? theme.line : theme.text}">${icon(at === 1 ? theme.line : theme.text, random, 22)}<br>${name}</div>`).join("")}</div>`;

const screen = (theme: ChartTheme, [width, height]: readonly [number, number], content: string) =>
  `<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;background:${backgroundOf(theme)};color:${theme.text};font-family:Liberation Sans">${content}</div>`;

/** A broker's app: a large colored price, the chart, buttons to sell and to buy. */
export const broker: Frame = (theme, random) => {
  const size = pick(random, SIZES);
  const [width, height] = size;
  const chart = { width, height: Math.round(height * 0.42) };
  const { name, price, change, color } = quote(theme, random);
  const content = `${statusBar(theme, random)}
    <div style="padding:6px 16px"><div style="font-size:15px">‹ ${name} · NYX</div><div style="font-size:32px;font-weight:bold;color:${color}">${price}</div><div style="color:${color};font-size:14px">▲ 1.84 (${change}) today</div></div>
    ${chartBox(theme, chart)}
    <div style="display:flex;justify-content:space-around;padding:10px;font-size:13px">${["1D", "1W", "1M", "3M", "1Y", "All"].map((time) => `<span style="padding:4px 8px;border-radius:12px;${time === "3M" ? `background:${theme.grid}` : ""}">${time}</span>`).join("")}</div>
    <div style="display:flex;gap:10px;padding:6px 16px">${["Sell", "Buy"].map((side, at) => `<div style="flex:1;text-align:center;padding:13px;border-radius:10px;color:#fff;font-weight:bold;background:${at === 0 ? theme.down.border : theme.up.border}">${side}</div>`).join("")}</div>
    ${tabBar(theme, random, ["Home", "Markets", "Trade", "Orders", "Account"])}`;
  return { html: screen(theme, size, content), width, height, chart };
};

/** A coin exchange's app: figures of the day beside the price, the chart, the order book below. */
export const exchange: Frame = (theme, random) => {
  const size = pick(random, SIZES);
  const [width, height] = size;
  const chart = { width, height: Math.round(height * 0.44) };
  const { name, price, color, change } = quote(theme, random);
  const book = quotes(theme, random, 8).map(
    (bid) =>
      `<div style="display:flex;font-size:12px;padding:2px 12px"><span style="flex:1">${(random() * 3).toFixed(4)}</span><span style="flex:1;color:${theme.up.border}">${bid.price}</span><span style="flex:1;text-align:right;color:${theme.down.border}">${bid.price}</span><span style="flex:1;text-align:right">${(random() * 3).toFixed(4)}</span></div>`,
  );
  const content = `${statusBar(theme, random)}
    <div style="padding:4px 12px;font-weight:bold">${name.toUpperCase()}/USD <span style="background:${color}33;color:${color};font-size:11px;padding:1px 4px">${change}</span></div>
    <div style="display:flex;padding:4px 12px;align-items:center"><div style="flex:1;font-size:26px;color:${color}">${price}</div><div style="font-size:11px;line-height:16px">24h high &nbsp; ${quote(theme, random).price}<br>24h low &nbsp; ${quote(theme, random).price}<br>24h volume &nbsp; 18.2M</div></div>
    <div style="display:flex;gap:16px;padding:6px 12px;font-size:12px"><span>Time</span><span>15m</span><span>1h</span><b style="color:${theme.line}">4h</b><span>1D</span><span>More ▾</span><span>Depth</span></div>
    ${chartBox(theme, chart)}
    <div style="display:flex;gap:16px;padding:6px 12px;font-size:12px;border-bottom:1px solid ${theme.grid}"><b>Order book</b><span>Trades</span><span>Info</span></div>${book.join("")}
    ${tabBar(theme, random, ["Home", "Markets", "Trade", "Futures", "Assets"])}`;
  return { html: screen(theme, size, content), width, height, chart };
};

/** A wallet: the chart in a rounded card between a greeting and a list of holdings. */
export const wallet: Frame = (theme, random) => {
  const size = pick(random, SIZES);
  const [width, height] = size;
  const chart = { width: width - 32, height: Math.round(height * 0.34) };
  const holdings = quotes(theme, random, 5).map(
    ({ name, price, change, color }) =>
      `<div style="display:flex;align-items:center;padding:9px 18px"><div style="width:30px;height:30px;border-radius:15px;background:${color};color:#fff;text-align:center;line-height:30px">${name[0]}</div><div style="flex:1;padding-left:10px;font-size:14px">${name}<br><small>2.50</small></div><div style="text-align:right;font-size:14px">$${price}<br><small style="color:${color}">${change}</small></div></div>`,
  );
  const { price, change, color } = quote(theme, random);
  const content = `${statusBar(theme, random)}
    <div style="text-align:center;padding:8px"><div style="font-size:13px">${pick(random, NAMES)}</div><div style="font-size:36px;font-weight:bold">$${price}</div><div style="color:${color}">${change} this month</div></div>
    ${chartBox(theme, chart, `margin:0 16px;border-radius:16px;box-shadow:0 2px 10px #0004`)}
    <div style="padding:14px 18px 4px;font-weight:bold">Holdings</div>${holdings.join("")}
    ${tabBar(theme, random, ["Wallet", "Market", "Swap", "News"])}`;
  return { html: screen(theme, size, content), width, height, chart };
};
