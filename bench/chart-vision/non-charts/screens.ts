import { chance, pick, type Random } from "@candlewise/chart-vision/testing/random";
import { amount, PAPERS, sentence } from "./pages.ts";

/** A page of HTML and the size of the window. */
export interface Screen {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

type Paper = (typeof PAPERS)[number];

const many = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join("");

function screen(random: Random, [width, height]: readonly [number, number], body: (paper: Paper) => string): Screen {
  const colors = pick(random, PAPERS);
  const font = pick(random, ["Liberation Sans", "DejaVu Sans", "Liberation Serif"]);
  const style = `width:${width}px;height:${height}px;overflow:hidden;background:${colors.paper};color:${colors.ink};font:14px ${font}`;
  return { html: `<div style="${style}">${body(colors)}</div>`, width, height };
}

const PHONE = [390, 844] as const;
const DESKTOP = [1280, 800] as const;

export const spreadsheet = (random: Random): Screen =>
  screen(random, DESKTOP, ({ rule, good, bad }) => {
    const columns = 9;
    const cell = (content: string, style = "") =>
      `<td style="border:1px solid ${rule};padding:3px 8px;width:120px;text-align:right;${style}">${content}</td>`;
    const head = `<tr>${many(columns, (at) => cell(String.fromCharCode(65 + at), `background:${rule};text-align:center`))}</tr>`;
    const rows = many(30, (row) => {
      const cells = many(columns, (at) => {
        if (at === 0) return cell(sentence(random, 2), "text-align:left");
        if (chance(random, 0.15)) return cell("");
        const color = chance(random, 0.2) ? pick(random, [good, bad]) : "";
        return cell(amount(random), color && (chance(random, 0.5) ? `color:${color}` : `background:${color}44`));
      });
      return `<tr>${cell(String(row + 1), `background:${rule}`)}${cells}</tr>`;
    });
    return `<div style="padding:8px">File Edit View Insert Format Data</div><table style="border-collapse:collapse;font-size:13px">${head}${rows}</table>`;
  });

export const chat = (random: Random): Screen =>
  screen(random, PHONE, ({ rule, good }) =>
    many(12, () => {
      const isOwn = chance(random, 0.5);
      const style = `margin:8px 14px ${isOwn ? "8px auto" : "8px 14px"};max-width:250px;padding:9px 13px;border-radius:16px;background:${isOwn ? `${good}55` : rule}`;
      return `<div style="${style}">${sentence(random, 2 + Math.floor(random() * 14))}<div style="font-size:10px;text-align:right">1${Math.floor(random() * 9)}:${10 + Math.floor(random() * 49)}</div></div>`;
    }),
  );

export const article = (random: Random): Screen =>
  screen(random, pick(random, [PHONE, DESKTOP]), ({ good }) => {
    const paragraph = () =>
      `<p style="line-height:1.5">${many(3, () => `${sentence(random, 18)}. `)}<a style="color:${good}">${sentence(random, 3)}</a> ${sentence(random, 12)}.</p>`;
    return `<div style="padding:20px 24px"><h1>${sentence(random, 6)}</h1>${many(4, () => `<h3>${sentence(random, 3)}</h3>${paragraph()}${paragraph()}`)}</div>`;
  });

export const form = (random: Random): Screen =>
  screen(random, pick(random, [PHONE, DESKTOP]), ({ rule, good }) => {
    const fields = many(8, () => {
      const input = `<div style="border:1px solid ${rule};border-radius:6px;height:34px;padding:8px 10px;box-sizing:border-box">${chance(random, 0.6) ? sentence(random, 3) : ""}</div>`;
      const box = `<div><span style="display:inline-block;width:16px;height:16px;border:1px solid ${rule}"></span> ${sentence(random, 6)}</div>`;
      return `<div style="margin:12px 0"><div style="font-weight:bold;margin-bottom:4px">${sentence(random, 2)}</div>${chance(random, 0.75) ? input : box}</div>`;
    });
    return `<div style="padding:24px;max-width:560px;margin:auto"><h2>${sentence(random, 3)}</h2>${fields}<div style="background:${good};color:#fff;padding:12px;border-radius:6px;text-align:center">${sentence(random, 2)}</div></div>`;
  });

/** Figures, bars of progress and a table, but nothing over time. */
export const dashboard = (random: Random): Screen =>
  screen(random, DESKTOP, ({ rule, good, bad, ink }) => {
    const card = (content: string, width = 270) =>
      `<div style="border:1px solid ${rule};border-radius:10px;padding:16px;width:${width}px;box-sizing:border-box">${content}</div>`;
    const figures = many(4, () => {
      const color = pick(random, [good, bad]);
      return card(
        `${sentence(random, 2)}<div style="font-size:30px">${amount(random)}</div><span style="color:${color}">+${Math.floor(random() * 20)} %</span>`,
      );
    });
    const bars = card(
      many(9, () => {
        const share = Math.floor(random() * 100);
        return `<div style="margin:11px 0">${sentence(random, 2)}<div style="background:${rule};height:10px;border-radius:5px"><div style="background:${pick(random, [good, bad, "#2962ff"])};width:${share}%;height:10px;border-radius:5px"></div></div></div>`;
      }),
      560,
    );
    const stops = `${good} 0 ${20 + random() * 30}%, ${bad} 0 ${60 + random() * 20}%, ${ink} 0`;
    const ring = card(
      `<div style="width:220px;height:220px;border-radius:50%;margin:20px auto;background:conic-gradient(${stops})"></div>${sentence(random, 8)}`,
      300,
    );
    return `<div style="padding:20px"><h2>${sentence(random, 2)}</h2><div style="display:flex;gap:20px;flex-wrap:wrap">${figures}${bars}${ring}</div></div>`;
  });

export const calendar = (random: Random): Screen =>
  screen(random, DESKTOP, ({ rule, good, bad }) => {
    const days = many(35, (at) => {
      const events = many(Math.floor(random() * 4), () => {
        const color = pick(random, [good, bad, "#2962ff", "#f59e0b"]);
        return `<div style="background:${color}66;border-left:3px solid ${color};margin:3px;padding:1px 5px;font-size:11px;white-space:nowrap;overflow:hidden">${sentence(random, 3)}</div>`;
      });
      return `<div style="border:1px solid ${rule};height:138px;box-sizing:border-box"><div style="padding:4px">${at + 1}</div>${events}</div>`;
    });
    return `<h2 style="margin:0;padding:16px">November</h2><div style="display:grid;grid-template-columns:repeat(7,1fr)">${days}</div>`;
  });

export const inbox = (random: Random): Screen =>
  screen(random, pick(random, [PHONE, DESKTOP]), ({ rule, good }) =>
    many(22, () => {
      const isNew = chance(random, 0.3);
      return `<div style="display:flex;gap:12px;padding:9px 14px;border-bottom:1px solid ${rule};white-space:nowrap;${isNew ? "font-weight:bold" : ""}"><span style="width:10px;height:10px;border-radius:5px;margin-top:4px;background:${isNew ? good : rule}"></span><span style="width:110px">${sentence(random, 2)}</span><span>${sentence(random, 16)}</span></div>`;
    }),
  );

/** The lines of a log in a terminal. */
export const terminal = (random: Random): Screen =>
  screen(random, DESKTOP, ({ good, bad }) => {
    const lines = many(42, (at) => {
      const level = pick(random, ["INFO", "INFO", "WARN", "ERROR"]);
      return `<div><span style="color:${good}">2026-11-${10 + (at % 19)} 12:${10 + at}:07</span> <span style="color:${level === "INFO" ? good : bad}">${level}</span> ${sentence(random, 4 + Math.floor(random() * 9))} ${amount(random)}</div>`;
    });
    return `<div style="padding:12px;font:13px/18px DejaVu Sans Mono">${lines}</div>`;
  });

/** A slide with a heading, points and a colored band. */
export const slide = (random: Random): Screen =>
  screen(random, [1280, 720], ({ good }) => {
    const points = many(5, () => `<li style="margin:22px 0">${sentence(random, 7)}</li>`);
    return `<div style="background:${good};height:90px"></div><div style="padding:10px 70px"><h1 style="font-size:46px">${sentence(random, 4)}</h1><ul style="font-size:28px">${points}</ul></div>`;
  });

export const shop = (random: Random): Screen =>
  screen(random, DESKTOP, ({ rule, good, bad }) => {
    const items = many(15, () => {
      const color = pick(random, [good, bad, rule, "#2962ff", "#f59e0b"]);
      return `<div style="width:220px"><div style="height:150px;border-radius:8px;background:linear-gradient(${Math.floor(random() * 360)}deg,${color},${rule})"></div><div style="padding:6px 0">${sentence(random, 3)}</div><b>$${amount(random)}</b> <span style="color:#f59e0b">★★★★☆</span></div>`;
    });
    return `<div style="padding:20px;display:flex;flex-wrap:wrap;gap:20px 26px">${items}</div>`;
  });
