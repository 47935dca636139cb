import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, hasCredential: 0x40 };
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

function clientData(type: "webauthn.create" | "webauthn.get", { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** RFC 9053, section 7.1: kty EC2, alg ES256, crv P-256. */
function coseKeyOf(publicKey: KeyObject): Uint8Array {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
}

function attestationOf(authData: Buffer): string {
  const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", new Uint8Array(authData)],
  ]);
  return Buffer.from(isoCBOR.encode(attestation)).toString("base64url");
}

/** A passkey as a phone would store it: an ES256 key in software, following Web Authentication Level 3, sections 6.1 and 6.5. */
export function createPasskey({ isUserVerified = true }: { isUserVerified?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  const flags = FLAGS.present | (isUserVerified ? FLAGS.verified : 0) | FLAGS.backupEligible | FLAGS.backedUp;
  let uses = 0;
  const authenticatorData = (rpId: string, more: number, ...rest: Uint8Array[]) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags | more]), number(uses, 4), ...rest]);
  const shared = { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;

  return {
    id,
    /** The answer of `navigator.credentials.create`, as JSON. */
    register(ceremony: Ceremony) {
      const credential = [Buffer.alloc(16), number(rawId.length, 2), rawId, coseKeyOf(publicKey)];
      const attestationObject = attestationOf(authenticatorData(ceremony.rpId, FLAGS.hasCredential, ...credential));
      const clientDataJSON = clientData("webauthn.create", ceremony).toString("base64url");
      return { ...shared, response: { clientDataJSON, attestationObject, transports: ["internal", "hybrid"] } };
    },
    /** The answer of `navigator.credentials.get`, as JSON. `isCopy`: made by a copy whose counter does not advance. */
    signIn(ceremony: Ceremony, { userHandle, isCopy = false }: { userHandle: string; isCopy?: boolean }) {
      if (!isCopy) uses++;
      const data = clientData("webauthn.get", ceremony);
      const authData = authenticatorData(ceremony.rpId, 0);
      const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey).toString("base64url");
      const [clientDataJSON, authenticatorDataText] = [data.toString("base64url"), authData.toString("base64url")];
      return {
        ...shared,
        response: { clientDataJSON, authenticatorData: authenticatorDataText, signature, userHandle },
      };
    },
  };
}
