/** The modules of all screens by file. The table names some 150 files of the build, so it is a chunk of its own. */
export const screenTable = import.meta.glob<Readonly<Record<string, unknown>>>("../features/*/screens/*-screen.tsx");
