import { useState } from "react";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { JumpDialog } from "./jump-dialog.tsx";
import type { MapNode } from "./map-model.ts";
import { PathMap } from "./path-map.tsx";
import { samplePathway } from "./pathway-samples.ts";

const STATES = {
  "First visit": { pathway: samplePathway({ chapters: 1 }), goalAt: "c1-1-3" },
  "Second chapter, trophy won": { pathway: samplePathway({ completed: 8 }), goalAt: "c1-2-4" },
  "27 courses": { pathway: samplePathway({ courses: 27, chapters: 4, completed: 30 }), goalAt: null },
  "All done": { pathway: samplePathway({ chapters: 1, completed: 6 }), goalAt: null },
} as const;

const NAMES = Object.keys(STATES).filter((name): name is keyof typeof STATES => name in STATES);

/** The path map in its states, one at a time: it takes the whole page. */
export function PathGallery() {
  const [shown, show] = useState<keyof typeof STATES>("First visit");
  const [asked, ask] = useState<MapNode | null>(null);
  return (
    <>
      <p>
        {NAMES.map((name) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => show(name)}>
            {name}
          </button>
        ))}
      </p>
      <PathMap key={shown} {...STATES[shown]} onLocked={({ title }) => toast(title)} onJump={ask} />
      <JumpDialog node={asked} isOpen={asked !== null} onClose={() => ask(null)} />
    </>
  );
}
