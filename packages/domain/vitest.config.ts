// Generous: a busy machine is no fault.
export default { test: { testTimeout: 60_000, hookTimeout: 60_000 } };
