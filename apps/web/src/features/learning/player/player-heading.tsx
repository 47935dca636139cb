import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";

interface PlayerHeadingProps {
  icon: IconName;
  /** What it is: a quiz, a task. */
  kind: string;
  title: string;
}

/** A ref that stays the same, so it runs when the heading appears. */
const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** What a page of the player is about, above its text. It takes the focus. */
export function PlayerHeading({ icon, kind, title }: PlayerHeadingProps) {
  return (
    <>
      <Text as="div" size={4} weight={700} tone="accent">
        <Row as="p" gap={2}>
          <Icon name={icon} size={18} />
          {kind}
        </Row>
      </Text>
      <Text as="h1" size={10} ref={focus} tabIndex={-1} dir="auto">
        {title}
      </Text>
    </>
  );
}
