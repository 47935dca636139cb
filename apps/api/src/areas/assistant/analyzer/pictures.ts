import type { analyzerFileContract } from "@candlewise/contracts/analyzer/schemas";
import { PICTURE_HEADERS, type FileHandlers } from "#api/platform/http/files.ts";
import type { AnalyzerDependencies } from "./dependencies.ts";
import { isShown, pictureKey } from "./picture-store.ts";

const NAME = /^[a-f0-9]{1,64}\.(?:png|webp)$/;

export const pictureHandlers = ({
  database,
  objects,
}: Pick<AnalyzerDependencies, "database" | "objects">): FileHandlers<typeof analyzerFileContract> => ({
  async getAnalysisPicture({ params: { name } }) {
    if (!NAME.test(name) || !(await isShown(database.kysely, name))) return null;
    const picture = await objects.read(pictureKey(name));
    if (picture === null) return null;
    const headers = { ...PICTURE_HEADERS, "cache-control": "private, max-age=86400, immutable" };
    return { type: picture.type, body: picture.bytes, headers };
  },
});
