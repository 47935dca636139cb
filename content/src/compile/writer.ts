import type { RichText } from "@candlewise/domain/learning/rich-text";
import { compileInline, compilePlain, compileProse, type ProseContext } from "../rich-text.ts";
import type { Path, YamlFile } from "../yaml-file.ts";
import { suggestion } from "../suggest.ts";
import type { Library } from "./library.ts";

type Values = Readonly<Record<string, string>>;

/** Turns the strings of one words file into compiled text; `at` is where the string stands in the file. */
export interface Writer {
  file: YamlFile;
  values: Values;
  /** Glossary terms met so far. */
  terms: Set<string>;
  rich(text: string, at: Path): RichText;
  inline(text: string, at: Path): RichText;
  plain(text: string, at: Path): string;
  /** The same writer with other values. */
  withValues(values: Values): Writer;
}

export interface WriterRules {
  /** Whether `{% term %}` may stand here: quizzes and the glossary itself show none. */
  hasTerms: boolean;
  /** The addresses links may lead to; null allows every https address. */
  links: ReadonlySet<string> | null;
}

export function createWriter(
  file: YamlFile,
  library: Library,
  rules: WriterRules,
  values: Values = {},
  terms = new Set<string>(),
): Writer {
  const contextAt = (at: Path): ProseContext => {
    const report = (message: string, line: number): void =>
      library.problems.error(file.path, file.textLineOf(at) + line, `${at.join(".")}: ${message}`);
    return {
      values,
      report,
      onTerm(id, line) {
        if (!rules.hasTerms) report("terms can only stand on lesson pages and in lesson items; remove the tag", line);
        else if (Object.hasOwn(library.glossary, id)) terms.add(id);
        else
          report(
            `there is no term ${id}; add it to glossary/<group>.en.yaml${suggestion(id, Object.keys(library.glossary))}`,
            line,
          );
      },
      onLink(href, line) {
        if (rules.links && !rules.links.has(href)) report(`${href} is not among the sources of this lesson`, line);
      },
    };
  };
  return {
    file,
    values,
    terms,
    rich: (text, at) => compileProse(text, contextAt(at)),
    inline: (text, at) => compileInline(text, contextAt(at)),
    plain: (text, at) => compilePlain(text, contextAt(at)),
    withValues: (others) => createWriter(file, library, rules, others, terms),
  };
}
