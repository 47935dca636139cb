/** Answers of the user who is signed in, for when there is no network. */
export const DATA_CACHE = "candlewise-data";

const KEPT = /^\/(learning-v2\/(?!quiz)|users\/users\/|user-properties\/)/;

/** Whether answers of this path of the API are kept on the device. Questions of a quiz are not: they change with each attempt. */
export const isKept = (path: string): boolean => KEPT.test(path);
