export const PDF_MARGIN = 56;
export const PDF_INK = "#14181f";
export const PDF_MUTED = "#5b6472";

/** The built-in fonts lack the narrow space that French figures are written with, and the minus sign. */
export const plainText = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, " ").replaceAll("\u2212", "-");

/** What is drawn until `doc.end()`. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

/** A name on the left and its figure on the right. */
export function pdfLine(doc: PDFKit.PDFDocument, label: string, value: string, isBold = false): void {
  const y = doc.y;
  const width = doc.page.width - 2 * PDF_MARGIN;
  doc
    .font(isBold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(11)
    .fillColor(isBold ? PDF_INK : PDF_MUTED);
  doc.text(plainText(label), PDF_MARGIN, y, { width: width / 2 });
  doc.fillColor(PDF_INK).text(plainText(value), PDF_MARGIN + width / 3, y, { width: (width * 2) / 3, align: "right" });
  doc.x = PDF_MARGIN;
  doc.moveDown(0.4);
}
