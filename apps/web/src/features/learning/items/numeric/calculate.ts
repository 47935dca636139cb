type Operator = "+" | "-" | "*" | "/";

type Token = { kind: "number"; value: number; isPercent: boolean } | { kind: "operator"; operator: Operator };

const SIGNS: Record<string, Operator> = {
  "+": "+",
  "-": "-",
  "−": "-",
  "×": "*",
  "*": "*",
  "÷": "/",
  "/": "/",
  ":": "/",
};

/**
 * The value of a sum such as `1200 × 7% + 50`, or null when it is none. × and ÷ come before + and −. A percentage that is added or taken
 * away is one of what stands before it, as on a pocket calculator: `200 + 10%` is 220.
 */
export function calculate(text: string, separator: "." | ","): number | null {
  const tokens = tokensOf(text.replaceAll(/\s/g, ""), separator);
  if (!tokens) return null;
  const value = sumOf(tokens);
  return value !== null && Number.isFinite(value) ? Number(value.toPrecision(12)) : null;
}

/** Numbers and operators in turn, a number first and last; null for anything else. */
function tokensOf(text: string, separator: "." | ","): Token[] | null {
  const tokens: Token[] = [];
  let rest = text;
  while (rest !== "") {
    const isNumberNext = tokens.length % 2 === 0;
    const found = (isNumberNext ? /^[-−]?\d*[.,]?\d*%?/ : /^[-+−×*÷/:]/).exec(rest)?.[0] ?? "";
    const token = isNumberNext ? numberOf(found, separator) : operatorOf(found);
    if (!token) return null;
    tokens.push(token);
    rest = rest.slice(found.length);
  }
  return tokens.length % 2 === 1 ? tokens : null;
}

function numberOf(text: string, separator: "." | ","): Token | null {
  const digits = text.replace("%", "").replace("−", "-");
  const other = separator === "." ? "," : ".";
  if (!/\d/.test(digits) || digits.includes(other)) return null;
  return { kind: "number", value: Number(digits.replace(",", ".")), isPercent: text.endsWith("%") };
}

function operatorOf(text: string): Token | null {
  const operator = SIGNS[text];
  return operator ? { kind: "operator", operator } : null;
}

function sumOf(tokens: readonly Token[]): number | null {
  let sum = 0;
  let product: { value: number; isPercent: boolean } | null = null;
  let sign = 1;
  let pending: Operator = "+";
  const settle = () => {
    if (product) sum += sign * (product.isPercent && sum !== 0 ? sum * product.value : product.value);
  };
  for (const token of tokens) {
    if (token.kind === "operator") {
      pending = token.operator;
      if (pending === "*" || pending === "/") continue;
      settle();
      product = null;
      sign = pending === "-" ? -1 : 1;
      continue;
    }
    const value: number = token.isPercent ? token.value / 100 : token.value;
    if (product === null) product = { value, isPercent: token.isPercent };
    else if (pending === "/") product = { value: product.value / value, isPercent: false };
    else product = { value: product.value * value, isPercent: false };
  }
  settle();
  return sum;
}
