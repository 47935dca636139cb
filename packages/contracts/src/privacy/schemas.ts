import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { defineFiles } from "../file.ts";
import { privacyFiles, privacyRoutes } from "./routes.ts";

export const ExportSchema = z.strictObject({
  status: z.enum(["none", "preparing", "ready"]),
  requested_at: z.iso.datetime().nullable(),
});

export const ErasureSchema = z.strictObject({
  /** Null if no deletion is scheduled. */
  erase_on: z.iso.datetime().nullable(),
});

export const privacyContract = defineContract("privacy", privacyRoutes, {
  requestExport: { body: z.strictObject({}), response: ExportSchema },
  getExport: { response: ExportSchema },
  requestErasure: { body: z.strictObject({ password: z.string().min(1).max(128) }), response: ErasureSchema },
  getErasure: { response: ErasureSchema },
  cancelErasure: { response: ErasureSchema },
});
const LinkSchema = z.strictObject({ token: z.string() });
export const privacyFileContract = defineFiles("privacy", privacyFiles, {
  showDownloadPage: { params: LinkSchema },
  downloadExport: { params: LinkSchema },
});
export type PrivacyShapes = typeof privacyContract.shapes;
export type ExportState = z.output<typeof ExportSchema>;
export type ErasureState = z.output<typeof ErasureSchema>;
