import { Readable } from "node:stream";
import { S3mini, type UploadPart } from "s3mini";
import { assertKey, typeOf, type Objects } from "./objects.ts";

export interface BucketSettings {
  /** The URL of the bucket, such as `https://s3.example.com/candlewise`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The protocol's minimum is 5 MiB. One part of an object is in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;
const PAGE = 1000;

/** Stores objects in a bucket of an S3-compatible service. */
export function createObjectBucket({ url, region, accessKeyId, secretAccessKey }: BucketSettings): Objects {
  const bucket = new S3mini({ endpoint: url, region, accessKeyId, secretAccessKey });
  const open = async (key: string) => {
    const answer = await bucket.getObjectResponse(assertKey(key));
    return answer?.body ? { body: answer.body, size: Number(answer.headers.get("content-length")) } : null;
  };
  return {
    async put(key, content) {
      const parts = partsOf(content instanceof Uint8Array ? [content] : content);
      const first = await parts.next();
      const second = await parts.next();
      const type = typeOf(assertKey(key));
      if (second.done) await bucket.putObject(key, first.done ? Buffer.alloc(0) : first.value, type);
      else await putInParts(bucket, key, { type, parts: joined(first.value, second.value, parts) });
    },
    async read(key) {
      const found = await open(key);
      return found && { bytes: Buffer.from(await new Response(found.body).arrayBuffer()), type: typeOf(key) };
    },
    async open(key) {
      const found = await open(key);
      return found && { stream: Readable.from(found.body), size: found.size, type: typeOf(key) };
    },
    remove: async (key) => void (await bucket.deleteObject(assertKey(key))),
    async *list(folder, putBefore) {
      let next: string | undefined;
      do {
        const page = await bucket.listObjectsPaged("/", `${folder}/`, PAGE, next);
        for (const { Key, LastModified } of page?.objects ?? []) if (new Date(LastModified) < putBefore) yield Key;
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
    // The bucket's lifecycle rule does this (docs/operations.md).
    removeUnfinished: async () => undefined,
  };
}

interface Upload {
  readonly type: string;
  readonly parts: AsyncIterable<Buffer>;
}

/** The object exists once all parts are uploaded; after a failure, all parts are removed. */
async function putInParts(bucket: S3mini, key: string, { type, parts }: Upload): Promise<void> {
  const upload = await bucket.getMultipartUploadId(key, type);
  try {
    const done: UploadPart[] = [];
    for await (const part of parts) done.push(await bucket.uploadPart(key, upload, part, done.length + 1));
    await bucket.completeMultipartUpload(key, upload, done);
  } catch (error) {
    // If this fails too, the bucket's lifecycle rule removes the parts (docs/operations.md).
    await bucket.abortMultipartUpload(key, upload).catch(() => undefined);
    throw error;
  }
}

/** The content in buffers of the part size; the last may be smaller. */
async function* partsOf(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    [chunks, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

async function* joined(first: Buffer | undefined, second: Buffer, rest: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  if (first !== undefined) yield first;
  yield second;
  yield* rest;
}
