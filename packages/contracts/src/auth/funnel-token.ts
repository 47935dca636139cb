/** Built-in guest bearer token of the sign-up screens: a public client id, not a secret. Valid for `funnel` calls only. */
export const FUNNEL_TOKEN = "candlewise-web-funnel";
