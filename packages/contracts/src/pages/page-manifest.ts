import { z } from "zod";

const PageSchema = z.object({
  /** Pattern of its addresses. */
  path: z.string(),
  file: z.string(),
  /** The page for where the simulator is hidden, if it differs; null where the page does not exist then (S6.10). */
  withoutSimulator: z.string().nullable().optional(),
});

/** `shells.json`: what the server needs to know about the pages of a web build. */
export const PageManifestSchema = z.object({
  build: z.string(),
  pages: z.array(PageSchema),
  notFound: PageSchema.omit({ path: true }),
  /** Of inline scripts and styles, for the content security policy. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  trustedTypesPolicies: z.array(z.string()),
});
export type PageManifest = z.infer<typeof PageManifestSchema>;
export type ManifestPage = PageManifest["pages"][number];
