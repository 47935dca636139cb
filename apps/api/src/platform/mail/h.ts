import { createElement } from "react";

/** React elements without JSX, which Node cannot run unbuilt. */
export const h = createElement;
