// Reading a picture takes a second on a busy machine.
export default { test: { testTimeout: 60_000 } };
