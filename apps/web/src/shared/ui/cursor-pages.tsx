import { Fragment, useState, type ReactNode } from "react";
import { Button } from "./button.tsx";

export interface CursorPage {
  /** Null: the first page. */
  cursor: string | null;
  /** The button that shows the page after this one; nothing if that is shown, or if there is none. */
  more: (next: string | null, label: string) => ReactNode;
}

/** A list that grows page by page. Each page has the cursor of the next. */
export function CursorPages({ children: page }: { children: (page: CursorPage) => ReactNode }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return cursors.map((cursor, index) => (
    <Fragment key={cursor}>
      {page({
        cursor,
        more: (next, label) =>
          index === cursors.length - 1 &&
          next !== null && (
            <Button look="secondary" isWide onClick={() => setCursors([...cursors, next])}>
              {label}
            </Button>
          ),
      })}
    </Fragment>
  ));
}
