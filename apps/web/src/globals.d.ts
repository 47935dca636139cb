/** Of this build; `development` when served by Vite. */
declare const __BUILD_ID__: string;
