import type { CompiledItem } from "@candlewise/domain/learning/items";
import { useState } from "react";
import { ItemPlayground, ItemSpecimen } from "#web/features/learning/items/gallery/gallery.tsx";
import { rightAnswer } from "#web/features/learning/items/gallery/gallery-answers.ts";
import type { Glossary } from "#web/features/learning/prose/prose.tsx";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { repliesOf } from "./replies.ts";

/** An item to be tried, the same with its right answer and verdict, and every reply it can give. Variants of a numeric item can be switched. */
export function ItemPreview({ item, glossary = {} }: { item: CompiledItem; glossary?: Glossary }) {
  const [variant, setVariant] = useState(0);
  const [isOpen, setOpen] = useState(true);
  const chosen = item.type === "numeric" ? item.variants[variant] : undefined;
  const shown = item.type === "numeric" && chosen ? { ...item, variants: [chosen] } : item;
  return (
    <Stack as="section" gap={4} aria-label={item.id}>
      <Text size={2} weight={600} tone="muted">
        {item.id} · {item.type} · {item.skill}
        {item.is_crypto && " · crypto"}
      </Text>
      {item.type === "numeric" && (
        <Row gap={2} wraps>
          {item.variants.map((each, index) => (
            <Button
              key={each.answer}
              look={index === variant ? "primary" : "secondary"}
              onClick={() => setVariant(index)}
            >
              Variant {index + 1}
            </Button>
          ))}
        </Row>
      )}
      <ItemPlayground key={`play ${variant}`} item={shown} />
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide the answer" : "Show the answer"}
      </Button>
      {isOpen && (
        <>
          <ItemSpecimen key={`right ${variant}`} item={shown} answer={rightAnswer(shown)} isJudged />
          <Stack as="ul" gap={3}>
            {repliesOf(shown).map(({ to, text, isRight }) => (
              <li key={to}>
                <Text weight={700} tone={isRight ? "gain" : "loss"}>
                  {isRight ? "✓" : "✗"} {to}
                </Text>
                <Prose nodes={text} glossary={glossary} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
