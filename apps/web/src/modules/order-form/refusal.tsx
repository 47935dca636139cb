import type { ReactNode } from "react";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { Text } from "#web/shared/ui/text.tsx";

/** Why an order, or what comes before it, was refused as a whole. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <Note tone="wrong">
      <Row gap={3} align="top">
        <Icon name="alert" size={20} />
        <Text weight={600}>{children}</Text>
      </Row>
    </Note>
  );
}
