"use strict";
// The entry point of every npm script. Must parse on any Node, so that an old version gets a clear message instead of a syntax error.
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error("Candlewise needs Node 20 or newer to set itself up; this is Node " + process.versions.node + ".");
  console.error("Install a current Node from https://nodejs.org and run the command again.");
  process.exit(1);
}
require("./setup.cjs").run(process.argv[2], process.argv.slice(3));
