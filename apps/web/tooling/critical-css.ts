interface Block {
  prelude: string;
  /** Null for a statement without a body. */
  body: string | null;
}

/** Index after the block that opens at `start`; braces inside strings do not count. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  let quote = "";
  for (let index = start; index < css.length; index++) {
    const char = css[index];
    if (quote) {
      if (char === quote && css[index - 1] !== "\\") quote = "";
    } else if (char === '"' || char === "'") quote = char;
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return index + 1;
  }
  throw new Error("A block of a style sheet is not closed.");
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < css.length) {
    const next = css.slice(at).search(/[{;]/);
    if (next === -1) break;
    const stop = at + next;
    const prelude = css.slice(at, stop).trim();
    const end = css[stop] === "{" ? endOfBlock(css, stop) : stop + 1;
    blocks.push({ prelude, body: css[stop] === "{" ? css.slice(stop + 1, end - 1) : null });
    at = end;
  }
  return blocks;
}

const isUsed = (selectors: string, classes: ReadonlySet<string>) =>
  selectors
    .split(",")
    .some((selector) => Array.from(selector.matchAll(/\.([\w-]+)/g)).every(([, name]) => classes.has(name ?? "")));

// Fonts with a range come from the network, with the whole sheet; until then the fallback with the same measures stands in.
const isNeededFont = (body: string) => !/unicode-range:/i.test(body);

function pick(css: string, classes: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (/^@(?:layer|media|supports)/.test(prelude)) {
        const inner = pick(body, classes);
        return inner ? `${prelude}{${inner}}` : "";
      }
      if (prelude === "@font-face" && !isNeededFont(body)) return "";
      if (!prelude.startsWith("@") && !isUsed(prelude, classes)) return "";
      return `${prelude}{${body}}`;
    })
    .join("");
}

/** Drops animations and custom properties that nothing names. */
function withoutUnused(css: string): string {
  const animated = css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    css.split(name).length > 2 ? rule : "",
  );
  return animated.replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    animated.includes(`var(${name})`) || animated.includes(`var(${name},`) ? declaration : "",
  );
}

/** The part of a minified sheet that a page uses: rules without classes, rules whose classes it has, and what those name. */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    Array.from(html.matchAll(/class="([^"]+)"/g), ([, names]) => (names ?? "").split(/\s+/)).flat(),
  );
  return withoutUnused(pick(css, classes));
}
