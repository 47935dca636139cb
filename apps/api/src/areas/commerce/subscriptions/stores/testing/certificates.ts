import jsrsasign from "jsrsasign";
import { generateKeyPairSync } from "node:crypto";

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A certificate in PEM, and its key. */
export interface Certified extends Keys {
  readonly pem: string;
  readonly name: string;
}

interface Wanted {
  readonly name: string;
  readonly kind?: "ec" | "rsa";
  /** Signs itself when absent. */
  readonly issuer?: Certified;
  readonly isAuthority?: boolean;
  /** Object identifiers of extensions without contents, which Apple's certificates carry. */
  readonly marks?: readonly string[];
  /** Where its status is asked for. */
  readonly ocsp?: string;
}

const ecKeys = (): Keys =>
  generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const rsaKeys = (): Keys =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

let serial = 0;

export function certify({ name, kind = "ec", issuer, isAuthority = false, marks = [], ocsp }: Wanted): Certified {
  const keys = kind === "ec" ? ecKeys() : rsaKeys();
  const by = issuer ?? { ...keys, name };
  const certificate = new jsrsasign.KJUR.asn1.x509.Certificate({
    version: 3,
    serial: { int: ++serial },
    issuer: { str: `/CN=${by.name}` },
    subject: { str: `/CN=${name}` },
    notbefore: "20200101000000Z",
    notafter: "20991231235959Z",
    sbjpubkey: keys.publicKey,
    sigalg: kind === "ec" ? "SHA256withECDSA" : "SHA256withRSA",
    cakey: by.privateKey,
    ext: [
      ...(isAuthority ? [{ extname: "basicConstraints", critical: true, cA: true }] : []),
      ...(ocsp === undefined ? [] : [{ extname: "authorityInfoAccess", array: [{ ocsp }] }]),
      ...marks.map((extname) => ({ extname, extn: "0500" })),
    ],
  });
  return { ...keys, name, pem: certificate.getPEM() };
}
