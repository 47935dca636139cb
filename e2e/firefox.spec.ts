import { findEngine } from "#tools/engines.ts";
import { startFirefox } from "./engines/firefox.ts";
import { journeysIn } from "./engines/journeys.ts";

const { programs, missing } = findEngine("firefox");
journeysIn("Firefox", missing, () => startFirefox(programs));
