const ARABIC_INDIC = 0x06_60;
const PERSIAN = 0x06_f0;

const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = code >= PERSIAN ? PERSIAN : ARABIC_INDIC;
  return String(code - zero);
};

/** The first six digits of what was typed or pasted, as Latin ones: "123 456", "Code: 123456" and "١٢٣٤٥٦" are all understood. */
export const codeDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .replaceAll(/\D/g, "")
    .slice(0, 6);
