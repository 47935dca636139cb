import { classNames } from "#web/shared/ui/class-names.ts";
import parts from "./parts.module.css";

const COLORS = 7;

/** Gives an element the color of a part as `--part`. */
export const partProps = (index: number, className?: string) => ({
  className: classNames(parts.part, className),
  "data-part": index % COLORS,
});

export const PartSwatch = ({ index }: { index: number }) => (
  <span {...partProps(index, parts.swatch)} aria-hidden="true" />
);
