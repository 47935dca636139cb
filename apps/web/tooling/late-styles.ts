import type { Plugin } from "vite";

const HELPER = "vite/preload-helper.js";
const IN_HEAD = "document.head.appendChild(link)";

/**
 * Puts style sheets that come with lazy chunks behind those of the page, which stand at the end of its body. In the head they would stand
 * before them: the browser then makes all rules and fonts again and lays the whole page out again, each time.
 */
export function lateStyles(): Plugin {
  return {
    name: "late-styles",
    apply: "build",
    transform(code, id) {
      if (!id.includes(HELPER)) return null;
      if (!code.includes(IN_HEAD)) this.error(`${HELPER} no longer says ${IN_HEAD}.`);
      return code.replace(IN_HEAD, "document.body.appendChild(link)");
    },
  };
}
