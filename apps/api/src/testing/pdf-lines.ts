import { extractTextItems, getDocumentProxy } from "unpdf";

/** The lines of a document from the top down, each as its words stand from left to right. The letters of an Arabic word are in reading order. */
export async function pdfLines(pdf: Buffer): Promise<readonly string[]> {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(pdf)));
  return items.flatMap((page) => {
    const lines = Map.groupBy(page, ({ y }) => Math.round(y));
    return [...lines]
      .toSorted(([a], [b]) => b - a)
      .map(([, parts]) => {
        const words = parts.toSorted((a, b) => a.x - b.x).map(({ str }) => str.trim());
        return words.filter((word) => word !== "").join(" ");
      });
  });
}
