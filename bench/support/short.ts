/** Set by `npm run bench -- --short`, the form that `.ci/run` runs. */
const isShort = process.env["SHORT"] === "1";

/**
 * Size, rounds or limit of this run. A bench has a short form if it imports this file. A short form ends within 30 s on two busy cores, so its
 * limits are ratios, counts of lost or doubled effects, or generous times: `sized(0.45, 0.3)`.
 */
export const sized = <Value>(full: Value, short: Value): Value => (isShort ? short : full);
