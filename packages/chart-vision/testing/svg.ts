type Attributes = Readonly<Record<string, string | number | null | undefined>>;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** An SVG element; attributes that are null or undefined are left out. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${escaped(typeof value === "number" ? String(+value.toFixed(3)) : (value ?? ""))}"`,
    );
  return `<${name}${written.join("")}>${content}</${name}>`;
}

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes): string =>
  element("line", { x1, y1, x2, y2, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element("rect", { x, y, width, height, ...attributes });

export const text = (x: number, y: number, content: string, attributes: Attributes): string =>
  element("text", { x, y, ...attributes }, escaped(content));

export const path = (points: readonly (readonly [number, number])[], attributes: Attributes): string =>
  element("polyline", {
    points: points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" "),
    fill: "none",
    ...attributes,
  });
