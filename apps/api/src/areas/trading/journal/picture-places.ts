/** Key of a picture in the object store. */
export const pictureKey = (name: string): string => `journal/${name}.webp`;
/** Name of the picture under a key of this feature. */
export const pictureName = (key: string): string => key.slice("journal/".length, -".webp".length);
export const pictureUrl = (name: string): string => `/api/journal/pictures/${name}.webp`;
