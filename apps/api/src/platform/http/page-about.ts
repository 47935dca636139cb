/** What a page is about, for search engines and for the card of a shared link. */
export interface PageAbout {
  /** One address for each page, whatever the visitor typed. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The slot of the page template: the build writes its title and its description into it. */
const SLOT = /<!--about-->([\s\S]*?)<!--\/about-->/;
const IMAGE = { path: "/share.png", width: 1200, height: 630 } as const;

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Fills the slot: with what the build wrote, or with what a page is about, and with the tags of a shared link. */
export function fillAbout(html: string, publicUrl: string, about: PageAbout | null): string {
  const built = SLOT.exec(html)?.[1];
  if (built === undefined) return html;
  const title = about ? escapeHtml(about.title) : textIn(built, /<title>([^<]*)<\/title>/);
  const description = about
    ? escapeHtml(about.description)
    : textIn(built, /<meta name="description" content="([^"]*)"/);
  const properties = [
    ["og:type", "website"],
    ["og:site_name", "Candlewise"],
    ["og:title", title],
    ["og:description", description],
    ...(about ? [["og:url", escapeHtml(publicUrl + about.path)]] : []),
    ["og:image", escapeHtml(publicUrl + IMAGE.path)],
    ["og:image:width", String(IMAGE.width)],
    ["og:image:height", String(IMAGE.height)],
  ];
  const tags = [
    `<title>${about ? `${title} · Candlewise` : title}</title>`,
    `<meta name="description" content="${description}">`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html.replace(SLOT, () => tags.join(""));
}

const textIn = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";
