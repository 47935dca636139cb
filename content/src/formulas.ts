import {
  absDependencies,
  addDependencies,
  ceilDependencies,
  create,
  divideDependencies,
  expDependencies,
  floorDependencies,
  logDependencies,
  maxDependencies,
  minDependencies,
  multiplyDependencies,
  parseDependencies,
  powDependencies,
  roundDependencies,
  sqrtDependencies,
  subtractDependencies,
  SymbolNodeDependencies,
  unaryMinusDependencies,
  unaryPlusDependencies,
  type MathNode,
} from "mathjs";

const FUNCTIONS = ["abs", "ceil", "exp", "floor", "log", "max", "min", "round", "sqrt"];
const PREFIX = "authored_";
const OPERATORS = ["add", "subtract", "multiply", "divide", "pow", "unaryMinus", "unaryPlus"];

const math = create({
  ...absDependencies,
  ...addDependencies,
  ...ceilDependencies,
  ...divideDependencies,
  ...expDependencies,
  ...floorDependencies,
  ...logDependencies,
  ...maxDependencies,
  ...minDependencies,
  ...multiplyDependencies,
  ...parseDependencies,
  ...powDependencies,
  ...roundDependencies,
  ...sqrtDependencies,
  ...subtractDependencies,
  ...SymbolNodeDependencies,
  ...unaryMinusDependencies,
  ...unaryPlusDependencies,
});

/** Names a formula may use: numbers, and functions of one number such as `high_at(i)`. */
export type FormulaScope = Readonly<Record<string, number | ((argument: number) => number)>>;

/**
 * Evaluates arithmetic written by an author. Only numbers, names of the scope, `+ - * / ^`, parentheses and a few
 * functions are understood, so a formula can neither reach the program nor run for long. Throws with what to fix.
 */
export const evaluateFormula = (formula: string, scope: FormulaScope): number => prepareFormula(formula, scope)(scope);

/** The same for a formula that is evaluated often, in scopes with the names of this one. */
export function prepareFormula(formula: string, names: FormulaScope): (scope: FormulaScope) => number {
  const tree = math.parse(formula);
  tree.traverse((node, path) => rejectUnknown(node, path === "fn", names));
  // mathjs reserves words such as `end`; with a prefix they are free, except its constants (`false`), which are refused.
  const prefixed = tree.transform((node) =>
    math.isSymbolNode(node) && Object.hasOwn(names, node.name) ? new math.SymbolNode(PREFIX + node.name) : node,
  );
  const compiled = prefixed.compile();
  const used = new Set<string>();
  tree.traverse((node) => math.isSymbolNode(node) && Object.hasOwn(names, node.name) && used.add(node.name));
  return (scope) => {
    const values = new Map<string, FormulaScope[string]>();
    for (const name of used) values.set(PREFIX + name, scope[name] ?? 0);
    const value: unknown = compiled.evaluate(values);
    if (typeof value !== "number" || !Number.isFinite(value)) {
      throw new Error(`"${formula}" gives ${String(value)}, not a number`);
    }
    return value;
  };
}

function rejectUnknown(node: MathNode, isFunctionName: boolean, scope: FormulaScope): void {
  if (math.isParenthesisNode(node)) return;
  if (math.isConstantNode(node)) {
    if (Number.isFinite(node.value)) return;
    throw new Error(`"${node.toString()}" is not a number, and a number cannot have this name`);
  }
  if (math.isOperatorNode(node)) {
    if (!OPERATORS.includes(node.fn)) throw new Error(`"${node.op}" is not allowed in a formula`);
    return;
  }
  if (math.isFunctionNode(node)) return;
  if (!math.isSymbolNode(node)) throw new Error(`"${node.toString()}" is not allowed in a formula`);
  const known = Object.hasOwn(scope, node.name) ? scope[node.name] : undefined;
  if (isFunctionName) {
    if (typeof known !== "function" && !FUNCTIONS.includes(node.name)) {
      throw new Error(`there is no function ${node.name}(); there are ${FUNCTIONS.join(", ")}`);
    }
  } else if (typeof known !== "number") {
    const names = Object.keys(scope).filter((name) => typeof scope[name] === "number");
    throw new Error(`"${node.name}" is not known here; known: ${names.join(", ") || "nothing"}`);
  }
}
