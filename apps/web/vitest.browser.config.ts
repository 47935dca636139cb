import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { subsetFonts } from "./tooling/fonts.ts";
import { compiledMessages } from "./tooling/messages.ts";
import { matchPicture } from "./tooling/pictures.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  // Letters are rasterized in the same way on every machine: pictures are compared.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineProject({
  plugins: [react(), subsetFonts(), compiledMessages()],
  // Apart from that of the development server: the two must not rebuild each other's dependencies.
  cacheDir: ".cache/vitest-browser",
  css: { transformer: "lightningcss" },
  optimizeDeps: {
    include: [
      "react/jsx-dev-runtime",
      "react-dom/client",
      "@lingui/react",
      "@lingui/core",
      "@reduxjs/toolkit/query/react",
      "react-redux",
      "@base-ui/react/drawer",
      "@base-ui/react/dialog",
      "@base-ui/react/csp-provider",
      "@base-ui/react/popover",
      "@base-ui/react/toast",
      "vitest-browser-react",
      "eventsource-parser",
      "react-error-boundary",
      "react-hook-form",
      "@hookform/resolvers/standard-schema",
      "zod/mini",
      "canvas-confetti",
    ],
  },
  test: {
    name: "web components",
    include: ["src/**/*.test.tsx"],
    // Generous: a busy machine is no fault.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ["src/testing/browser-setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { matchPicture },
      viewport: { width: 412, height: 823 },
      provider: playwright({
        // What moves by itself is for the eye, and for the browser tests; here it would only take time.
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: flags },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
