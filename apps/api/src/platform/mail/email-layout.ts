import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from "@react-email/components";
import { createElement, type ReactElement } from "react";
import { darkStyle, style } from "./email-style.ts";

/** React elements without JSX, which Node cannot run without a build. */
const h = createElement;

export interface EmailContent {
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly code: string | null;
  readonly quote: string | null;
  readonly button: { readonly words: string; readonly url: string } | null;
  readonly copyLink: string;
  readonly note: string | null;
  readonly footer: string;
  readonly unsubscribe: { readonly words: string; readonly url: string } | null;
  readonly home: string;
}

/** Two candles drawn with table cells: nothing is loaded, so opening the email cannot be tracked. */
function brand(home: string): ReactElement {
  const candle = (background: string, height: number) => ({
    width: "9px",
    height: `${height}px`,
    borderRadius: "3px",
    backgroundColor: background,
    display: "inline-block",
    marginInlineEnd: "3px",
  });
  return h(
    Section,
    { style: style.brand },
    h(
      Link,
      { href: home, className: "text", style: { ...style.brand, padding: 0, textDecoration: "none" } },
      h("span", { style: candle("#a793ff", 14) }),
      h("span", { style: { ...candle("#c9f24b", 20), marginInlineEnd: "9px" } }),
      "candlewise",
    ),
  );
}

function parts({ title, paragraphs, code, quote, button, copyLink, note }: EmailContent): ReactElement[] {
  const text = (words: string, key: string) => h(Text, { key, className: "soft", style: style.text }, words);
  const small = (key: string, ...children: (string | ReactElement)[]) =>
    h(Text, { key, className: "faint", style: style.note }, ...children);
  return [
    h(Heading, { key: "title", as: "h1", className: "text", style: style.title }, title),
    ...paragraphs.map((words, index) => text(words, `text-${index}`)),
    ...(code === null ? [] : [h(Text, { key: "code", className: "sunken", style: style.code }, code)]),
    ...(quote === null ? [] : [h(Text, { key: "quote", className: "sunken", style: style.quote, dir: "auto" }, quote)]),
    ...(button === null
      ? []
      : [
          h(Button, { key: "button", href: button.url, style: style.button }, button.words),
          small(
            "copy",
            copyLink,
            h("br", { key: "br" }),
            h(Link, { key: "link", href: button.url, className: "link", style: style.link }, button.url),
          ),
        ]),
    ...(note === null ? [] : [small("note", note)]),
  ];
}

function footerOf({ footer, unsubscribe }: EmailContent): ReactElement {
  const link = (words: string, url: string) => h(Link, { href: url, className: "link", style: style.link }, words);
  const more = unsubscribe === null ? [] : [" ", link(unsubscribe.words, unsubscribe.url)];
  return h(Text, { className: "faint", style: style.footer }, footer, ...more);
}

/** The shared layout of all emails. */
export function emailLayout(content: EmailContent): ReactElement {
  const { language, isRightToLeft, paragraphs, home } = content;
  const dir = isRightToLeft ? "rtl" : "ltr";
  const meta = (name: string) => h("meta", { name, content: "light dark" });
  return h(
    Html,
    { lang: language, dir },
    h(Head, null, meta("color-scheme"), meta("supported-color-schemes"), h("style", null, darkStyle)),
    h(Preview, null, paragraphs[0] ?? ""),
    h(
      Body,
      { className: "background", style: style.body, dir },
      h(
        Container,
        { style: style.container },
        brand(home),
        h(Section, { className: "card", style: style.card }, ...parts(content)),
        footerOf(content),
      ),
    ),
  );
}
