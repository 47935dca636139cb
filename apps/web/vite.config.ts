import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkNames, VENDOR } from "./tooling/chunks.ts";
import { webBuild } from "./tooling/web-build.ts";

const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "8081"}`;

export default defineConfig({
  plugins: [react(), webBuild()],
  server: {
    // Anybody on the network could read the files of a development server that listens on other addresses.
    host: "localhost",
    // The default is the whole repository, with the data folder and its secret.
    fs: { allow: [".", "../../packages", "../../node_modules"] },
    proxy: { "/api": { target: api } },
  },
  css: { transformer: "lightningcss" },
  build: {
    // Native nesting, light-dark(), popover and Web Locks; older browsers get the page without styles for them.
    target: ["chrome123", "edge123", "firefox128", "safari17.5"],
    manifest: "manifest.json",
    // Of every bundled library; the notice that Apache 2.0 asks for lies beside it.
    license: { fileName: "licenses.md" },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Pages are written by a hook of ours, which takes most of the time.
      checks: { pluginTimings: false },
      input: "src/main.tsx",
      output: {
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "vendor", test: VENDOR, priority: 1 },
            { name: chunkNames(join(import.meta.dirname, "src/main.tsx")), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
