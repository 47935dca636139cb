/** The built-in guest bearer token of the sign-up screens: a public client id, not a secret. It opens `funnel` calls only. */
export const FUNNEL_TOKEN = "candlewise-web-funnel";
