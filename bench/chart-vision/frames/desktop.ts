import { pick } from "@candlewise/chart-vision/testing/random";
import { backgroundOf, chartBox, drawings, icon, NAMES, oscillator, quote, quotes, type Frame } from "./frame.ts";

const bar = (css: string, content: string) => `<div style="display:flex;align-items:center;${css}">${content}</div>`;

/** A charting terminal: toolbars above and on the left, a watch list and an order form on the right, an oscillator below. */
export const terminal: Frame = (theme, random) => {
  const [width, height] = pick(random, [
    [1440, 900],
    [1366, 768],
    [1920, 1080],
  ] as const);
  const chart = { width: width - 52 - 280, height: height - 46 - 150 - 34 };
  const line = `1px solid ${theme.grid}`;
  const rows = quotes(theme, random, 16).map(
    ({ name, price, change, color }) =>
      `<tr><td style="padding:4px 10px">${name}</td><td style="text-align:right">${price}</td><td style="text-align:right;padding-right:10px;color:${color}">${change}</td></tr>`,
  );
  const times = ["1m", "5m", "15m", "1H", "4H", "D", "W"].map(
    (time) => `<span style="padding:4px 8px;${time === "D" ? "color:#2962ff" : ""}">${time}</span>`,
  );
  const order = ["Sell", "Buy"].map(
    (side, at) =>
      `<div style="flex:1;margin:6px;padding:8px;border-radius:6px;color:#fff;background:${at === 0 ? "#f23645" : "#2962ff"}">${quote(theme, random).price}<br>${side}</div>`,
  );
  const html = `<div style="width:${width}px;height:${height}px;background:${backgroundOf(theme)};color:${theme.text};font:13px Liberation Sans">
    ${bar(`height:45px;border-bottom:${line};padding:0 12px;gap:6px`, `${icon(theme.text, random)}<b style="margin:0 14px">${pick(random, NAMES)}</b>${times.join("")}<span>Indicators</span><span>Alert</span><span>Replay</span>`)}
    <div style="display:flex;height:${height - 80}px">
      <div style="width:51px;border-right:${line};text-align:center">${Array.from({ length: 12 }, () => `<div style="padding:8px 0">${icon(theme.text, random)}</div>`).join("")}</div>
      <div style="width:${chart.width}px"><div style="position:relative">${chartBox(theme, chart)}${random() < 0.5 ? drawings(theme, random, chart) : ""}</div>${oscillator(theme, random, chart.width, 149)}</div>
      <div style="width:279px;border-left:${line}"><table style="width:100%;border-collapse:collapse;font-size:12px">${rows.join("")}</table>
        ${bar(`border-top:${line}`, order.join(""))}<div style="padding:10px">Units 1,000<br>Take profit 84.20<br>Stop loss 71.05</div></div>
    </div>${bar(`height:33px;border-top:${line};gap:16px;padding:0 12px;font-size:12px`, "<span>1D</span><span>5D</span><span>1M</span><span>6M</span><span>YTD</span><span style='margin-left:auto'>14:32:08 (UTC)</span>")}</div>`;
  return { html, width, height, chart };
};

/** A finance page in a web browser: tabs and an address above, a headline with the price, news beside the chart. */
export const webPage: Frame = (theme, random) => {
  const [width, height] = [1280, 860];
  const chart = { width: 800, height: 420 };
  const { name, price, change, color } = quote(theme, random);
  const news = Array.from(
    { length: 6 },
    () =>
      `<p style="margin:0 0 14px"><b>${pick(random, NAMES)} reports a quarter of growth</b><br><small>The company said orders rose in most regions. ${quote(theme, random).change}</small></p>`,
  );
  const stats = ["Open", "Previous close", "Volume", "Market cap", "P/E ratio", "Dividend"].map(
    (label) =>
      `<div style="width:33%;padding:7px 0;border-bottom:1px solid #e5e5e5">${label}<b style="float:right;margin-right:20px">${quote(theme, random).price}</b></div>`,
  );
  const html = `<div style="width:${width}px;height:${height}px;background:#fff;color:#202124;font:14px Liberation Sans">
    <div style="background:#dee1e6;height:38px;display:flex;align-items:end;padding-left:80px">${["Inbox", `${name} stock`, "Calendar"].map((tab, at) => `<div style="padding:8px 40px 8px 14px;border-radius:8px 8px 0 0;background:${at === 1 ? "#fff" : "transparent"}">${tab}</div>`).join("")}</div>
    <div style="height:40px;border-bottom:1px solid #ccc;padding:8px 80px"><div style="background:#f1f3f4;border-radius:16px;padding:4px 16px;color:#5f6368">https://quotes.example/${name.toLowerCase()}?range=6m</div></div>
    <div style="display:flex;padding:20px 40px;gap:40px"><div style="width:${chart.width}px"><div style="font-size:26px">${name} Corporation</div><div style="font-size:34px">${price} <span style="font-size:18px;color:${color}">${change} today</span></div>
      <div style="display:flex;gap:18px;padding:10px 0;color:#1a73e8">1D&nbsp; 5D&nbsp; 1M&nbsp; <b>6M</b>&nbsp; YTD&nbsp; 1Y&nbsp; 5Y&nbsp; Max</div>
      ${chartBox(theme, chart, "border:0")}<div style="display:flex;flex-wrap:wrap;padding-top:16px">${stats.join("")}</div></div>
      <div style="width:300px"><h3>In the news</h3>${news.join("")}</div></div></div>`;
  return { html, width, height, chart };
};

/** A dealing program: instruments on the left, a price ladder on the right, positions below, the system's task bar at the bottom. */
export const workstation: Frame = (theme, random) => {
  const [width, height] = [1600, 900];
  const chart = { width: 1120, height: 560 };
  const tree = Array.from({ length: 24 }, () => `<div style="padding:3px 8px">▸ ${pick(random, NAMES)}</div>`);
  const ladder = quotes(theme, random, 26).map(
    ({ price }, at) =>
      `<div style="display:flex;height:21px;line-height:21px;font-size:12px"><span style="width:70px;background:${at > 12 ? "#2e7d3255" : "transparent"};text-align:center">${at > 12 ? Math.floor(random() * 900) : ""}</span><span style="width:80px;text-align:center">${price}</span><span style="width:70px;background:${at <= 12 ? "#c6282855" : "transparent"};text-align:center">${at <= 12 ? Math.floor(random() * 900) : ""}</span></div>`,
  );
  const positions = quotes(theme, random, 7).map(
    ({ name, price, change, color }) =>
      `<tr>${[name, "Long", "1,000", price, price, change, `${change}`].map((cell, at) => `<td style="padding:4px 18px;${at > 4 ? `color:${color}` : ""}">${cell}</td>`).join("")}</tr>`,
  );
  const html = `<div style="width:${width}px;height:${height}px;background:#d4d0c8;color:#111;font:12px DejaVu Sans">
    <div style="background:#0a246a;color:#fff;padding:5px 8px">Dealing desk — ${pick(random, NAMES)} daily</div>
    <div style="padding:4px 8px">File&nbsp; Edit&nbsp; View&nbsp; Insert&nbsp; Charts&nbsp; Tools&nbsp; Window&nbsp; Help</div>
    <div style="padding:3px 8px;border-bottom:1px solid #999">${Array.from({ length: 22 }, () => icon(pick(random, ["#333333", "#0a7a0a", "#b00020", "#0a3ab0"]), random)).join(" ")}</div>
    <div style="display:flex"><div style="width:225px;height:590px;background:#fff;border:1px solid #888;box-sizing:border-box;overflow:hidden">${tree.join("")}</div>
      <div style="width:${chart.width}px;padding:0 10px"><div style="background:#3a6ea5;color:#fff;padding:4px">${pick(random, NAMES)}, Daily</div><div style="position:relative">${chartBox(theme, chart)}${random() < 0.4 ? drawings(theme, random, chart) : ""}</div></div>
      <div style="width:225px;background:#fff">${ladder.join("")}</div></div>
    <table style="background:#fff;width:100%;border-collapse:collapse;font-size:12px"><tr style="background:#eee"><th>Instrument<th>Side<th>Units<th>Entry<th>Price<th>Change<th>Profit</tr>${positions.join("")}</table></div>`;
  return { html, width, height, chart };
};
