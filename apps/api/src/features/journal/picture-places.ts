/** In the objects store. */
export const pictureKey = (name: string): string => `journal/${name}.webp`;
export const pictureUrl = (name: string): string => `/api/journal/pictures/${name}.webp`;
