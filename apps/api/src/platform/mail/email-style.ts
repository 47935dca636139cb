import type { CSSProperties } from "react";

/** The web app's light design tokens; `darkStyle` overrides them in mail clients that support it. */
const colour = {
  background: "#f6f4fb",
  card: "#ffffff",
  sunken: "#ece8f8",
  text: "#1b174c",
  soft: "#55507f",
  faint: "#6f6a96",
  action: "#c9f24b",
  actionLip: "#6f9400",
  ink: "#1b174c",
  violet: "#5a35e0",
} as const;

const fonts = '"Onest", "Rubik", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const style = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: colour.background, fontFamily: fonts },
  container: { maxWidth: "520px", margin: "0 auto" },
  brand: { padding: "4px 8px 20px", fontSize: "20px", lineHeight: "28px", fontWeight: 700, color: colour.text },
  card: { backgroundColor: colour.card, borderRadius: "20px", padding: "32px 28px" },
  title: { margin: "0 0 16px", fontSize: "26px", lineHeight: "32px", fontWeight: 700, color: colour.text },
  text: { margin: "0 0 16px", fontSize: "16px", lineHeight: "25px", color: colour.soft },
  code: {
    margin: "8px 0 24px",
    padding: "18px 12px",
    borderRadius: "16px",
    backgroundColor: colour.sunken,
    color: colour.text,
    fontSize: "34px",
    lineHeight: "40px",
    fontWeight: 700,
    letterSpacing: "8px",
    textAlign: "center",
    direction: "ltr",
  },
  button: {
    display: "inline-block",
    margin: "8px 0 20px",
    padding: "14px 28px",
    borderRadius: "16px",
    borderBottom: `4px solid ${colour.actionLip}`,
    backgroundColor: colour.action,
    color: colour.ink,
    fontSize: "17px",
    lineHeight: "24px",
    fontWeight: 700,
    textDecoration: "none",
  },
  quote: {
    margin: "0 0 16px",
    padding: "16px 20px",
    borderRadius: "16px",
    backgroundColor: colour.sunken,
    color: colour.text,
    fontSize: "16px",
    lineHeight: "25px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  note: { margin: "0 0 12px", fontSize: "14px", lineHeight: "21px", color: colour.faint },
  link: { color: colour.violet, overflowWrap: "anywhere", direction: "ltr", display: "inline-block" },
  footer: { margin: 0, padding: "20px 8px 0", fontSize: "13px", lineHeight: "20px", color: colour.faint },
} as const satisfies Record<string, CSSProperties>;

/** Mail clients differ in which colors they invert: for those that apply this query, every colored element is listed. */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  /* The body's style is repeated on the cell that React Email lays beneath everything. */
  .background, .background > table, .background > table > tbody > tr > td { background-color: #100d2e !important; }
  .card { background-color: #1b1742 !important; }
  .sunken { background-color: #262058 !important; color: #ffffff !important; }
  .text { color: #ffffff !important; }
  .soft { color: #bbb6e3 !important; }
  .faint { color: #928dbe !important; }
  .link { color: #a793ff !important; }
}`;
