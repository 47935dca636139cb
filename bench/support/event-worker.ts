import { startNode, ill, well } from "./event-node.ts";

// A process that delivers events until it is killed.
const [host = ""] = process.argv.slice(2);
await startNode({ host, port: 5432, user: "candlewise", database: "candlewise" }, [well, ill]);
console.log("ready");
// Keeps the process alive between polls.
setInterval(() => undefined, 60_000);
