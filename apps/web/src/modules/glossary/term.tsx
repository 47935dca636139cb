import { Popover } from "#web/shared/ui/popover.tsx";
import { Definition, TermName } from "./lazy-definition.ts";
import type { TermId } from "./term-id.ts";

/** A label that explains itself: its definition and an example open beside it. The texts are loaded when it is opened first. */
export function Term({ id, label }: { id: TermId; label: string }) {
  return (
    <Popover look="label" label={label} heading={<TermName id={id} />}>
      <Definition id={id} />
    </Popover>
  );
}
