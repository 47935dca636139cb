import type { YAMLParseError } from "yaml";

/** What authors do when the parser stumbles, by its code. */
const ADVICE: Partial<Record<YAMLParseError["code"], string>> = {
  BAD_ALIAS: "a * begins a reference in YAML; put the text in quotes",
  BAD_DQ_ESCAPE: "a backslash in double quotes needs another one; or use single quotes",
  BAD_INDENT: "this line is indented differently from its neighbors; give all of them the same number of spaces",
  BAD_SCALAR_START: "a text cannot begin with this sign; put it in quotes",
  BLOCK_AS_IMPLICIT_KEY: "a text with a colon needs quotes, and a nested list or table a line of its own",
  BLOCK_IN_FLOW: "inside { } and [ ] everything stays on one line; close the bracket first",
  DUPLICATE_KEY: "this name stands twice here; keep one of them",
  MISSING_CHAR:
    "something is not closed: look for a missing quote, bracket, brace or comma on this line or the one above",
  MULTILINE_IMPLICIT_KEY: "a name and its colon belong on one line; look for a missing colon or quote",
  TAB_AS_INDENT: "indent with spaces, not with tabs",
  UNEXPECTED_TOKEN: "this does not belong here; a text with : # { } [ ] or quotes in it needs quotes around all of it",
};

/** A syntax error of YAML as an author can act on it. */
export function yamlAdvice({ code, message }: YAMLParseError): string {
  const advice = ADVICE[code];
  return advice === undefined ? `not valid YAML: ${message}` : `not readable: ${advice}`;
}
