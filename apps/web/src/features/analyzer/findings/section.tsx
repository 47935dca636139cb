import { useId, type ReactNode } from "react";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";

interface SectionProps {
  title: string;
  /** What it is about, in a sentence. */
  text?: string;
  /** Rows of a list. */
  rows: ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

/** Findings of one kind. */
export function FindingSection({ title, text, rows, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Text as="h2" size={6} weight={800} id={id}>
        {title}
      </Text>
      {text !== undefined && (
        <Text size={4} tone="muted">
          {text}
        </Text>
      )}
      <ListCard>{rows}</ListCard>
      {children}
    </Stack>
  );
}
