/** Its own types declare an ES module, though it is none. */
declare module "bidi-js" {
  interface Embedding {
    levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): Embedding;
    getReorderedIndices(text: string, embedding: Embedding): number[];
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>;
  }
  export default function bidiFactory(): Bidi;
}
