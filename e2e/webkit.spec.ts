import { findEngine } from "#tools/engines.ts";
import { journeysIn } from "./engines/journeys.ts";
import { startWebKit } from "./engines/webkit.ts";

const { programs, missing } = findEngine("webkit");
journeysIn("WebKit", missing, () => startWebKit(programs));
