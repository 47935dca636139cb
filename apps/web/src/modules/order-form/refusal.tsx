import type { ReactNode } from "react";
import { Note } from "#web/shared/ui/tinted.tsx";
import { Text } from "#web/shared/ui/text.tsx";

/** Why an order, or what comes before it, was refused as a whole. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <Note tone="wrong" icon="alert">
      <Text weight={600}>{children}</Text>
    </Note>
  );
}
