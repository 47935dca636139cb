import { createElement } from "react";

/** React elements without JSX, which Node cannot run without a build. */
export const h = createElement;
