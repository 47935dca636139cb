/** Colors of the drawings: those of the app, and what fur, cloth and metal need. */
export const ink = "#1b174c";
export const night = "#120f33";
export const white = "#ffffff";
export const lime = "#c9f24b";
export const violet = "#a793ff";
export const deep = "#5a35e0";
export const coral = "#ff8095";
export const mint = "#45e0a0";
export const forest = "#0a7a55";
export const gold = "#ffc53d";
export const flame = "#ff8a5c";
export const sky = "#8fd3ff";
export const cream = "#fff3d6";
export const steel = "#c3c9dd";
export const wood = "#8a5a3b";

/** The shade of each body color. */
export const shadeOf: Readonly<Record<string, string>> = {
  [ink]: "#0d0a2b",
  [white]: "#dcd8f5",
  [lime]: "#a3cf1f",
  [violet]: "#8068f0",
  [deep]: "#4322bd",
  [coral]: "#ea5c75",
  [mint]: "#22bf80",
  [forest]: "#075c40",
  [gold]: "#eba413",
  [flame]: "#ec6a38",
  [sky]: "#5db4ee",
  [cream]: "#efd9a3",
  [steel]: "#98a0bb",
  [wood]: "#6d4329",
};
