/** The secret of the installations that tests make. */
export const TEST_SECRET = "a secret that only tests know, long enough";
