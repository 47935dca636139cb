import type { Figure } from "@candlewise/domain/learning/figures";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import type { RichText } from "@candlewise/domain/learning/rich-text";
import type { Glossary } from "#web/features/learning/prose/prose.tsx";
import content from "./gallery-content.json" with { type: "json" };

/** Pieces of the compiled curriculum, for the gallery and the tests. Never imported by a screen: it holds the answers. */
interface GalleryContent {
  items: CompiledItem[];
  figures: Figure[];
  prose: { title: string; body: RichText; glossary: Glossary }[];
}

/** The compiler has checked what it wrote; here it is enough that the outer form is there. */
function isGalleryContent(value: object): value is GalleryContent {
  return "items" in value && "figures" in value && "prose" in value;
}

function read(value: object): GalleryContent {
  if (!isGalleryContent(value)) throw new Error("gallery-content.json is not what the gallery shows");
  return value;
}

export const galleryContent = read(content);
