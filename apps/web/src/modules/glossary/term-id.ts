import type messages from "./messages.en.json";

type NamedTerm<Key> = Key extends `glossary.${infer Id}.name` ? Id : never;
/** A term that the glossary defines. */
export type TermId = NamedTerm<keyof typeof messages>;
