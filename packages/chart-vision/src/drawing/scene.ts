import type { Box, Picture } from "../types.ts";
import { mainBackground, modelBackground, type Background } from "./background.ts";
import { toWorkingColors, type Color } from "./color.ts";
import { findComponents, type Component } from "./components.ts";
import { findForeground, type Foreground } from "./foreground.ts";
import { eraseLongLines } from "./long-lines.ts";
import { cut } from "./region.ts";
import { findClusters, labelPixels, type Cluster } from "./palette.ts";

/** A picture taken apart by color. */
export interface Scene {
  /** In the working color space. */
  readonly picture: Picture;
  readonly background: Background;
  readonly mainBackground: Color;
  readonly foreground: Foreground;
  readonly clusters: readonly Cluster[];
  /** The cluster of each pixel, without grid lines. */
  readonly labels: Int8Array;
  /** The connected pixels of each cluster. */
  readonly components: readonly (readonly Component[])[];
}

/** Smaller components than this are noise. */
export const MIN_COMPONENT = 4;

/** Charts are drawn on a plain background: less of it than this, or more on top of it, is a photo. */
const MIN_BACKGROUND = 0.3;
const MAX_FOREGROUND = 0.6;

/** Null if there is no plain background. */
export const analyzeScene = (original: Picture): Scene | null => takeApart(toWorkingColors(original));

/** A part of the picture alone: what is drawn elsewhere has no say in its background and colors. */
export const analyzeRegion = ({ picture }: Scene, box: Box): Scene | null => takeApart(cut(picture, box));

function takeApart(picture: Picture): Scene | null {
  const background = modelBackground(picture);
  if (background.share < MIN_BACKGROUND) return null;
  const foreground = findForeground(picture, background);
  if (foreground.pixels > MAX_FOREGROUND * picture.width * picture.height) return null;
  const clusters = findClusters(picture, foreground);
  const labels = labelPixels(picture, foreground, clusters);
  const main = mainBackground(background);
  eraseLongLines(labels, picture.width, picture.height, clusters.length);
  const components = findComponents(labels, picture.width, clusters.length, MIN_COMPONENT);
  return { picture, background, mainBackground: main, foreground, clusters, labels, components };
}
