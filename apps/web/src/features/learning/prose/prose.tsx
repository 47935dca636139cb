import type { RichNode, RichText } from "@candlewise/domain/learning/rich-text";
import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Callout } from "./callout.tsx";
import { Popover } from "#web/shared/ui/popover.tsx";
import { Strokes } from "#web/shared/ui/strokes.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import styles from "./prose.module.css";

/** What terms mean, by the id of the term; comes with the lesson. */
export type Glossary = Readonly<Record<string, { title: string; text: RichText }>>;

interface ProseOptions {
  glossary?: Glossary;
  /** Words inside a button or label: blocks become phrases, terms and links become words. */
  isPhrase?: boolean;
  /** Takes over the rendering of plain text, as the blanks of an item need. */
  renderText?: (text: string) => ReactNode;
}

/** Compiled prose as React elements. There is no way for HTML to come through: every node is one of a closed set. */
export function Prose({ nodes, ...options }: ProseOptions & { nodes: RichText }) {
  if (options.isPhrase) return <ProseNodes nodes={nodes} options={options} />;
  return (
    <Stack gap={3} align="start" className={styles.prose}>
      <ProseNodes nodes={nodes} options={options} />
    </Stack>
  );
}

function ProseNodes({ nodes, options }: { nodes: RichText; options: ProseOptions }) {
  return nodes.map((node, index) => {
    if (isTerm(node, options)) {
      return (
        <span key={index} className={styles.unbroken}>
          <ProseNode node={node} options={options} />
          {closingOf(nodes[index + 1])}
        </span>
      );
    }
    const before = nodes[index - 1];
    const isAfterTerm = typeof node === "string" && before !== undefined && isTerm(before, options);
    return <ProseNode key={index} node={isAfterTerm ? node.slice(closingOf(node).length) : node} options={options} />;
  });
}

const isTerm = (node: RichNode, { isPhrase, glossary }: ProseOptions): boolean =>
  !isPhrase && typeof node === "object" && node.tag === "term" && glossary?.[node.id] !== undefined;

/** The punctuation right after a term. The term is a button, after which a line may end; a period must not begin the next one. */
const closingOf = (next: RichNode | undefined): string =>
  typeof next === "string" ? (/^[.,;:!?)”’]*/.exec(next)?.[0] ?? "") : "";

function ProseNode({ node, options }: { node: RichNode; options: ProseOptions }) {
  if (typeof node === "string") return options.renderText ? options.renderText(node) : node;
  const children = <ProseNodes nodes={node.children} options={options} />;
  if (options.isPhrase) return <PhraseNode tag={node.tag}>{children}</PhraseNode>;
  switch (node.tag) {
    case "term": {
      const entry = options.glossary?.[node.id];
      return entry ? (
        <Popover label={children} heading={entry.title}>
          <Prose nodes={entry.text} />
          <AllTerms id={node.id} />
        </Popover>
      ) : (
        children
      );
    }
    case "a":
      return <SourceLink href={node.href}>{children}</SourceLink>;
    case "callout":
      return <Callout tone={node.tone}>{children}</Callout>;
    case "table":
      return <WideTable>{children}</WideTable>;
    case "th":
      return <th scope="col">{children}</th>;
    default: {
      const Tag = node.tag;
      return <Tag>{children}</Tag>;
    }
  }
}

/** Out of the card of a term, to its place among all terms. */
function AllTerms({ id }: { id: string }) {
  const t = useT();
  return <TextLink to={`/glossary#${id}`}>{t("items.allTerms")}</TextLink>;
}

function PhraseNode({ tag, children }: { tag: Exclude<RichNode, string>["tag"]; children: ReactNode }) {
  if (tag === "strong") return <strong>{children}</strong>;
  if (tag === "em") return <em>{children}</em>;
  return tag === "p" || tag === "li" ? <span className={styles.phrase}>{children}</span> : children;
}

function SourceLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useT();
  if (!href.startsWith("https://")) return children;
  return (
    <a className={styles.link} href={href} target="_blank" rel="external noopener noreferrer">
      {children}
      <Strokes path="M3.5 8.5 9 3M4.5 3H9v4.5" grid={12} size={11} width={2} className={styles.external} />
      <span className="sr-only">{t("items.newTab")}</span>
    </a>
  );
}

/** Scrolls sideways by itself, also by keyboard, so that the page never does. */
function WideTable({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- scrolls by keys, and is no landmark
    <div className={styles.table} role="group" aria-label={t("items.table")} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
