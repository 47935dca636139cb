/** The lines of a text. A word that is wider than a line is broken. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(" ").flatMap((each) => piecesOf(each, width, widthOf))) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (line === null || widthOf(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return line === null ? lines : [...lines, line];
}

function piecesOf(word: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const pieces = [""];
  if (widthOf(word) <= width) return [word];
  for (const character of word) {
    const longer = `${pieces.at(-1) ?? ""}${character}`;
    if (widthOf(longer) <= width || longer === character) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}
