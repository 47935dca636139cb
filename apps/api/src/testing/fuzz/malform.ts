import fc from "fast-check";
import { fits } from "./inputs.ts";
import { asText, type Callable, type CallInput, toForm, toWire, type WireRequest } from "./wire.ts";

const MISFITS: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  1e308,
  "",
  "\0",
  "text\0text",
  "half \uD83D pair",
  "x".repeat(20_000),
  "__proto__",
  [],
  [[["list"]]],
  {},
  { $ne: null },
  { toString: 1 },
];
/** Without `__proto__`: in an object literal it sets the prototype, so a JSON text below covers it. */
const STRANGE_NAMES = ["is_admin", "user_id", "constructor", "toString", "hasOwnProperty", "", "\0", "half \uD83D"];
const DEPTH = 50_000;
const TOO_LARGE = 300 * 1024;

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof File);

/** The paths of all properties inside a value. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsOf(inner, [...path, name])]);
}

/** A copy with another value at a path; `undefined` removes the property. */
function changed(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined || !isRecord(value)) return to;
  const inner = rest.length > 0 ? changed(value[name], rest, to) : to;
  const { [name]: _, ...others } = value;
  return inner === undefined ? others : { ...others, [name]: inner };
}

/** A value with a property missing, added or of another type. */
function misshapen(value: Fields): fc.Arbitrary<unknown> {
  const paths = pathsOf(value);
  const additions = fc
    .tuple(fc.constantFrom(...STRANGE_NAMES), fc.constantFrom(...MISFITS))
    .map(([name, misfit]) => ({ ...value, [name]: misfit }));
  if (paths.length === 0) return additions;
  const path = fc.constantFrom(...paths);
  return fc.oneof(
    path.map((where) => changed(value, where, undefined)),
    {
      arbitrary: fc.tuple(path, fc.constantFrom(...MISFITS)).map(([where, to]) => changed(value, where, to)),
      weight: 3,
    },
    additions,
  );
}

function misshapenInput(input: CallInput): fc.Arbitrary<CallInput> {
  const inQuery = misshapen(input.query).map((query) => ({ ...input, query: isRecord(query) ? query : {} }));
  const inParams = misshapen(input.params).map((params) => ({ ...input, params: sameNames(input.params, params) }));
  const inBody = misshapen(isRecord(input.body) ? input.body : {}).map((body) => ({ ...input, body }));
  return fc.oneof({ arbitrary: inBody, weight: input.body === undefined ? 0 : 4 }, inQuery, {
    arbitrary: inParams,
    weight: Object.keys(input.params).length,
  });
}

/** Path parameters are complete and exact. */
const sameNames = (params: CallInput["params"], changes: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.keys(params).map((name) => [name, isRecord(changes) && name in changes ? asText(changes[name]) : ""]),
  );

/** Requests with invalid JSON or HTTP, or with another content type than the call accepts. */
function brokenWires(call: Callable, input: CallInput): WireRequest[] {
  const whole = toWire(call.route, input);
  const url = whole.url.split("?")[0] ?? "";
  const wires = [
    { ...whole, url: `${url}?half=%E0%A4%A&half=1` },
    { ...whole, url: `${url}?__proto__=1&constructor=2` },
    { ...whole, url: `${url}?${"deep[a]".repeat(200)}=1` },
    ...Object.keys(input.params).map((name) => {
      const path = toWire(call.route, { ...input, params: { ...input.params, [name]: "BROKEN" } }).url;
      return { ...whole, url: path.replace("BROKEN", "%E0%A4%A") };
    }),
  ];
  if (input.body === undefined) return wires;
  return [...wires, ...(call.route.form ? brokenForms(whole, input.body) : brokenBodies(whole, input.body))];
}

function brokenBodies(whole: WireRequest, body: unknown): WireRequest[] {
  const text = JSON.stringify(body);
  const [first] = isRecord(body) ? Object.keys(body) : [];
  const texts = [
    text.slice(0, -1),
    `${text}}`,
    `{'a':1}`,
    `{"a":1e999}`,
    `{"__proto__":{"is_admin":true}}`,
    `{"constructor":{"prototype":{"is_admin":true}}}`,
    `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}`,
    `${'{"a":'.repeat(DEPTH / 2)}1${"}".repeat(DEPTH / 2)}`,
    `{"a":"${"x".repeat(TOO_LARGE)}"}`,
    `"text"`,
    `null`,
    `[${text}]`,
    ...(first === undefined ? [] : [`${text.slice(0, -1)},${JSON.stringify(first)}:{"second":1}}`]),
  ];
  const kinds = ["text/plain", "application/x-www-form-urlencoded", "application/xml", "nonsense"];
  return [
    ...texts.map((broken) => ({ ...whole, body: broken })),
    { ...whole, body: Buffer.from(`{"a":"\u00FF"}`, "latin1") },
    ...kinds.map((kind) => ({ ...whole, headers: { "content-type": kind } })),
    { ...whole, headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--\r\n" },
  ];
}

function brokenForms(whole: WireRequest, body: unknown): WireRequest[] {
  const type = whole.headers["content-type"] ?? "";
  const form = toForm(body);
  const end = form.lastIndexOf("--\r\n");
  return [
    { ...whole, headers: { "content-type": "application/json" }, body: "{}" },
    { ...whole, headers: { "content-type": "multipart/form-data" } },
    { ...whole, headers: { "content-type": "multipart/form-data; boundary=another" } },
    { ...whole, body: form.subarray(0, end) },
    { ...whole, body: Buffer.concat([toForm({ text: "a" }).subarray(0, -24), toForm({ text: "b" })]) },
    { ...whole, body: toForm({ is_admin: "true" }) },
    { ...whole, body: toForm({ image: "text", screenshot: "text" }) },
    { ...whole, body: toForm({ data: { is_admin: true } }) },
    { ...whole, body: toForm({ data: { name: "\0" }, text: "\0", page: "/" }) },
    { ...whole, body: toForm({ data: [] }), headers: { "content-type": type } },
  ];
}

/** Requests that a call must refuse, derived from valid inputs. */
export function malformedOf(call: Callable, inputs: fc.Arbitrary<CallInput>): fc.Arbitrary<WireRequest> {
  return inputs.chain((input) =>
    fc.oneof(
      {
        arbitrary: misshapenInput(input)
          .filter((misshape) => !fits(call, misshape))
          .map((misshape) => toWire(call.route, misshape)),
        weight: 2,
      },
      { arbitrary: fc.constantFrom(...brokenWires(call, input)), weight: 1 },
    ),
  );
}
