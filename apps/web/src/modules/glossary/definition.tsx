import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { TermId } from "./term-id.ts";

export function TermName({ id }: { id: TermId }) {
  return useT()(`glossary.${id}.name`);
}

/** Lessons name the same terms with hyphens: `marketOrder` is `market-order`. */
const anchorOf = (id: TermId): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a term means, and an example in figures. */
export function Definition({ id }: { id: TermId }) {
  const t = useT();
  return (
    <Stack gap={2}>
      <p>{t(`glossary.${id}.text`)}</p>
      <Text tone="muted">{t(`glossary.${id}.example`)}</Text>
      <TextLink to={`/glossary#${anchorOf(id)}`}>{t("glossary.all")}</TextLink>
    </Stack>
  );
}
