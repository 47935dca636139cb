/** Letters without accents, in one case: "é" finds "E". */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
