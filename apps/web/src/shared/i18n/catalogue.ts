import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import type { Language } from "./languages.ts";

/** The catalogues of the app, added by `app/catalogues.d.ts`. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by augmentation
export interface Catalogues {}

export type CatalogueName = keyof Catalogues;
type KeyOf<Name extends CatalogueName> = Name extends CatalogueName ? keyof Catalogues[Name] & string : never;
/** Every key of the English catalogues; an unknown key does not compile. */
export type MessageKey = KeyOf<CatalogueName>;

/** Folder of a catalogue below `src/`; those of the first screens are not found by it. */
export const catalogueFolder = (name: CatalogueName): string =>
  name.startsWith("modules/") ? name : `features/${name}`;

export type CompiledCatalogue = Record<string, CompiledMessage>;
export type CatalogueLoader = (language: Language, name: CatalogueName) => Promise<CompiledCatalogue>;
