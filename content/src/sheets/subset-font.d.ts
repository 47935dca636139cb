declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt";
    variationAxes: { wght: number };
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
