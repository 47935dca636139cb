import PDFDocument from "pdfkit";
import type { CompiledSheet } from "../compile/sheet.ts";
import { headOf, partsOf, type Part } from "./blocks.ts";
import { fillColumns, pagesOf } from "./columns.ts";
import type { Weight } from "./fonts.ts";
import { drawHead, HEAD_HEIGHT, headTexts } from "./head.ts";
import { LINE, MUTED } from "./ink.ts";
import { fontOf, setText } from "./typeset.ts";

type Doc = PDFKit.PDFDocument;

/** Points. */
export const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const;
export type Paper = keyof typeof PAPERS;

const MARGIN = 36;
const GUTTER = 22;
const FOOT = 26;
const COLUMNS = 2;
/** Of the columns: a few lines more should not take another page. */
const SCALES = [1, 0.96, 0.92, 0.88] as const;
/** In the file: the same sheet always gives the same bytes. */
const CREATED = new Date("2026-11-23T00:00:00Z");

/** A sheet as a tagged PDF in English, in vectors and text that can be selected. */
export async function renderSheet(
  sheet: CompiledSheet,
  paper: Paper,
  fonts: ReadonlyMap<Weight, Buffer>,
): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
  const [width, height] = PAPERS[paper];
  const doc = openDocument(sheet, [width, height], fonts);
  const { scale, column, placed, pages } = fit(doc, sheet, [width, height]);
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (let page = 0; page < pages; page++) {
    doc.addPage();
    if (page === 0) putHead(doc, sheet, root);
    const top = MARGIN + (page === 0 ? HEAD_HEIGHT : 0);
    doc.save().translate(MARGIN, top).scale(scale);
    for (const { part, column: at, y } of placed.filter((each) => Math.floor(each.column / COLUMNS) === page)) {
      tagged(doc, root, part, () => part.draw((at % COLUMNS) * (column + GUTTER), y));
    }
    doc.restore();
    putFoot(doc, sheet, { page: page + 1, pages });
  }
  root.end();
  return { bytes: await bytesOf(doc), pages };
}

/** The columns in the largest size that needs the fewest pages. */
function fit(doc: Doc, sheet: CompiledSheet, [width, height]: readonly [number, number]) {
  const fits = SCALES.map((scale) => {
    const column = ((width - 2 * MARGIN) / scale - GUTTER) / COLUMNS;
    const other = (height - 2 * MARGIN - FOOT) / scale;
    const room = { first: other - HEAD_HEIGHT / scale, other, columns: COLUMNS };
    const placed = fillColumns(sectionParts(doc, sheet, column), room);
    return { scale, column, placed, pages: pagesOf(placed, room) };
  });
  const fewest = Math.min(...fits.map(({ pages }) => pages));
  const [largest] = fits.filter(({ pages }) => pages === fewest);
  if (!largest) throw new Error(`${sheet.id} has no size`);
  return largest;
}

function openDocument(
  { title, summary }: CompiledSheet,
  size: [number, number],
  fonts: ReadonlyMap<Weight, Buffer>,
): Doc {
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: "en-US",
    tagged: true,
    displayTitle: true,
    info: { Title: `${title} (Candlewise cheat-sheet)`, Subject: summary, Author: "Candlewise", CreationDate: CREATED },
  });
  for (const [weight, bytes] of fonts) doc.registerFont(fontOf(weight), bytes);
  return doc;
}

function sectionParts(doc: Doc, { sections }: CompiledSheet, width: number): Part[] {
  const hasOneSource = new Set(sections.map(({ from }) => from)).size === 1;
  return sections.flatMap(({ title, from, blocks }, index) => {
    const isKnown = hasOneSource || from === sections[index - 1]?.from;
    return [headOf(doc, title, isKnown ? null : from, width), ...blocks.flatMap((block) => partsOf(doc, block, width))];
  });
}

/** Draws as part of the structure that screen readers follow. */
function tagged(
  doc: Doc,
  root: PDFKit.PDFStructureElement,
  { tag, alt }: Pick<Part, "alt"> & { readonly tag: string },
  draw: () => void,
): void {
  const content = doc.markStructureContent(tag);
  draw();
  doc.endMarkedContent();
  root.add(doc.struct(tag, alt === undefined ? {} : { alt }, [content]));
}

function putHead(doc: Doc, sheet: CompiledSheet, root: PDFKit.PDFStructureElement): void {
  doc.markContent("Artifact", { type: "Layout" });
  drawHead(doc, sheet, MARGIN);
  doc.endMarkedContent();
  for (const { tag, y, setting } of headTexts(doc, sheet, MARGIN)) {
    tagged(doc, root, { tag }, () => setting.draw(MARGIN + 20, y));
  }
}

/** Where it comes from, on every page. */
function putFoot(doc: Doc, { title, sections }: CompiledSheet, { page, pages }: { page: number; pages: number }): void {
  const { width, height } = doc.page;
  const style = { size: 7.5, line: 10, color: MUTED };
  const lessons = [...new Set(sections.flatMap(({ from }) => from ?? []))];
  const named = new Intl.ListFormat("en").format(lessons.map((lesson) => `“${lesson}”`));
  const source = lessons.length > 0 ? `From ${named}` : "From the glossary of the lessons";
  const number = setText(doc, `${title} · ${page} of ${pages}`, 200, style);
  doc.markContent("Artifact", { type: "Pagination" });
  doc
    .moveTo(MARGIN, height - MARGIN - 16)
    .lineTo(width - MARGIN, height - MARGIN - 16)
    .lineWidth(0.6)
    .stroke(LINE);
  setText(doc, source, width - 2 * MARGIN - 190, style).draw(MARGIN, height - MARGIN - 11);
  doc.font(fontOf(400)).fontSize(style.size);
  number.draw(width - MARGIN - doc.widthOfString(`${title} · ${page} of ${pages}`), height - MARGIN - 11);
  doc.endMarkedContent();
}

async function bytesOf(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
