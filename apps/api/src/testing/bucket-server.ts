import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { BucketSettings } from "#api/platform/objects/object-bucket.ts";

/** A server of the S3 protocol on this machine. */
export async function startBucketServer(): Promise<{ bucket: BucketSettings; close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), "cw-bucket-"));
  const configureBuckets = [{ name: "candlewise", configs: [] }];
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    bucket: {
      url: `http://127.0.0.1:${port}/candlewise`,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
