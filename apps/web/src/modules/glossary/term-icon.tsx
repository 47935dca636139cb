import { Icon } from "#web/shared/ui/icon.tsx";
import { Popover } from "#web/shared/ui/popover.tsx";
import { Definition, TermName } from "./lazy-definition.ts";
import type { TermId } from "./term-id.ts";

/** Beside the label of a field: explains it. */
export function TermIcon({ id, label }: { id: TermId; label: string }) {
  return (
    <Popover
      look="icon"
      label={
        <>
          <Icon name="info" size={14} />
          <span className="sr-only">{label}</span>
        </>
      }
      heading={<TermName id={id} />}
    >
      <Definition id={id} />
    </Popover>
  );
}
