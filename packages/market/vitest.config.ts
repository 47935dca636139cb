// Exact answers are compared with those of looking at every second.
export default { test: { testTimeout: 60_000 } };
