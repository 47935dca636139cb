import { authContract } from "@candlewise/contracts/auth/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { emailsTo, mailedConfirmCode } from "../testing/mailbox.ts";
import { createPasskey } from "../testing/software-authenticator.ts";

const origin = "https://learn.example.com";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: origin } });
});

type Passkey = ReturnType<typeof createPasskey>;
const as = ({ accessToken }: TestUser) => ({ token: accessToken });
const offer = (user: TestUser) => app.call(authContract, "createPasskeyOptions", { body: {} }, as(user));
/** A user with a passkey of this name. */
async function withPasskey(name?: string) {
  const user = await signUp(app);
  const passkey = createPasskey();
  const { challenge, rp, user: owner } = await offer(user);
  const credential = passkey.register({ challenge, origin, rpId: rp.id });
  const body = { credential, ...(name !== undefined && { name }) };
  const stored = await app.call(authContract, "registerPasskey", { body }, as(user));
  return { user, passkey, stored, userHandle: owner.id, credential };
}
const newChallenge = () => app.call(authContract, "createPasskeySignInOptions", { body: {} });
const bring = (credential: ReturnType<Passkey["signIn"]>) =>
  app.send(authContract, "signInWithPasskey", { body: { credential } });
const expectRejected = async (credential: ReturnType<Passkey["signIn"]>) => {
  const answer = await bring(credential);
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, "passkey_rejected"]);
  expect(answer.cookies).toEqual([]);
};

describe("making a passkey", () => {
  it("S7.17 it belongs to the public host, names its user by bytes that say nothing, and is told of by an email", async () => {
    const { user, stored, userHandle, passkey } = await withPasskey("Ada's phone");
    const { rp, excludeCredentials, authenticatorSelection } = await offer(user);
    expect(rp).toEqual({ id: "learn.example.com", name: "Candlewise" });
    expect(excludeCredentials).toEqual([{ id: passkey.id, type: "public-key", transports: ["internal", "hybrid"] }]);
    expect(authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" });
    expect(Buffer.from(userHandle, "base64url").toString("hex")).toBe(user.userId.replaceAll("-", ""));
    expect(stored).toMatchObject({ id: passkey.id, name: "Ada's phone", is_synced: true, last_used_at: null });
    const emails = await emailsTo(app, user.email);
    expect(emails).toMatchObject([{ template: "passkeyAdded", data: { passkey: "Ada's phone" } }]);
  });

  it("S7.17 localhost is a host like any other", async () => {
    const local = await createTestApp({ environment: { PUBLIC_URL: "http://localhost:8080" } });
    const user = await signUp(local);
    const { challenge, rp } = await local.call(authContract, "createPasskeyOptions", { body: {} }, as(user));
    expect(rp.id).toBe("localhost");
    const credential = createPasskey().register({ challenge, origin: "http://localhost:8080", rpId: "localhost" });
    await local.call(authContract, "registerPasskey", { body: { credential } }, as(user));
  });

  it.each([
    ["another site's page", { origin: "https://learn.example.net" }],
    ["another site's host", { rpId: "example.net" }],
    ["a challenge that was never given", { challenge: "bm90aGluZw" }],
  ])("S7.17 one for %s is refused", async (_, over) => {
    const user = await signUp(app);
    const { challenge, rp } = await offer(user);
    const credential = createPasskey().register({ challenge, origin, rpId: rp.id, ...over });
    const refused = await app.refuse(authContract, "registerPasskey", { body: { credential } }, as(user));
    expect(refused).toMatchObject({ status: 400, error: "passkey_rejected" });
  });

  it("S7.17 a challenge counts once, for the user who got it, for five minutes", async () => {
    const { user, credential } = await withPasskey();
    const register = (who: TestUser, made: typeof credential) =>
      app.send(authContract, "registerPasskey", { body: { credential: made } }, as(who));
    expect((await register(user, credential)).statusCode).toBe(400);
    const thief = await signUp(app);
    const { challenge, rp } = await offer(user);
    const made = createPasskey().register({ challenge, origin, rpId: rp.id });
    expect((await register(thief, made)).statusCode).toBe(400);
    const late = await offer(user);
    app.clock.advance({ minutes: 5 });
    const lateMade = createPasskey().register({ challenge: late.challenge, origin, rpId: rp.id });
    expect((await register(user, lateMade)).statusCode).toBe(400);
  });

  it("S7.17 it needs the person: without a fresh sign-in, the password", async () => {
    const user = await signUp(app);
    app.clock.advance({ minutes: 15 });
    const renewed = await app.call(authContract, "refresh", { body: {} }, { cookies: user.cookies });
    const token = renewed.access_token;
    const refused = await app.refuse(authContract, "createPasskeyOptions", { body: {} }, { token });
    expect(refused).toMatchObject({ status: 400, error: "reauthentication_required" });
    await app.call(authContract, "createPasskeyOptions", { body: { password: user.password } }, { token });
  });

  it("S7.17 one that does not check who holds it is refused", async () => {
    const user = await signUp(app);
    const { challenge, rp } = await offer(user);
    const credential = createPasskey({ isUserVerified: false }).register({ challenge, origin, rpId: rp.id });
    const refused = await app.refuse(authContract, "registerPasskey", { body: { credential } }, as(user));
    expect(refused.error).toBe("passkey_rejected");
  });
});

describe("signing in with a passkey", () => {
  it("S7.17 needs no email and no password, and notes the use", async () => {
    const { user, passkey, userHandle } = await withPasskey();
    const { challenge, rpId } = await newChallenge();
    const answer = await bring(passkey.signIn({ challenge, origin, rpId }, { userHandle }));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(authContract.shapes.signInWithPasskey.response.parse(answer.json()).user.id).toBe(user.userId);
    expect(answer.cookies).toHaveLength(1);
    const { passkeys } = await app.call(authContract, "listPasskeys", {}, as(user));
    expect(passkeys).toMatchObject([{ id: passkey.id, last_used_at: app.clock.now().toISOString() }]);
  });

  it("S7.17 an answer works once, and a challenge for one answer only", async () => {
    const { passkey, userHandle } = await withPasskey();
    const { challenge, rpId } = await newChallenge();
    const first = passkey.signIn({ challenge, origin, rpId }, { userHandle });
    const second = passkey.signIn({ challenge, origin, rpId }, { userHandle });
    const answers = await Promise.all([bring(first), bring(second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    await expectRejected(first);
  });

  it("S7.17 another user's handle, a copy's counter, another origin and a foreign key are refused", async () => {
    const { passkey, userHandle } = await withPasskey();
    const other = await withPasskey();
    const ceremony = async () => {
      const { challenge, rpId } = await newChallenge();
      return { challenge, origin, rpId };
    };
    await expectRejected(passkey.signIn(await ceremony(), { userHandle: other.userHandle }));
    await expectRejected(passkey.signIn(await ceremony(), { userHandle: "c2hvcnQ" }));
    await expectRejected(passkey.signIn({ ...(await ceremony()), origin: "https://example.net" }, { userHandle }));
    const forged = createPasskey().signIn(await ceremony(), { userHandle });
    await expectRejected({ ...forged, id: passkey.id, rawId: passkey.id });
    expect((await bring(passkey.signIn(await ceremony(), { userHandle }))).statusCode).toBe(200);
    await expectRejected(passkey.signIn(await ceremony(), { userHandle, isCopy: true }));
  });
});

describe("a user's passkeys", () => {
  it("S7.17 are renamed and removed by their owner only; a removed one opens nothing, and an email tells of it", async () => {
    const { user, passkey, userHandle } = await withPasskey("old name");
    const stranger = await signUp(app);
    const rename = { params: { id: passkey.id }, body: { name: " Phone " } };
    expect((await app.refuse(authContract, "renamePasskey", rename, as(stranger))).error).toBe("not_found");
    expect(await app.call(authContract, "renamePasskey", rename, as(user))).toMatchObject({ name: "Phone" });
    const remove = { params: { id: passkey.id } };
    expect((await app.refuse(authContract, "deletePasskey", remove, as(stranger))).error).toBe("not_found");
    await app.call(authContract, "deletePasskey", remove, as(user));
    expect((await app.refuse(authContract, "deletePasskey", remove, as(user))).error).toBe("not_found");
    const { challenge, rpId } = await newChallenge();
    await expectRejected(passkey.signIn({ challenge, origin, rpId }, { userHandle }));
    const emails = await emailsTo(app, user.email);
    expect(emails.at(-1)).toMatchObject({ template: "passkeyRemoved", data: { passkey: "Phone" } });
  });

  it("those made before the first proof of the mailbox end with it", async () => {
    const { user, passkey, userHandle } = await withPasskey();
    const body = { email: user.email, password: user.password };
    await app.call(authContract, "changeEmail", { body }, as(user));
    const code = await mailedConfirmCode(app, user.email);
    await app.call(authContract, "verifyEmail", { body: { code } }, as(user));
    expect(await app.call(authContract, "listPasskeys", {}, as(user))).toEqual({ passkeys: [] });
    const { challenge, rpId } = await newChallenge();
    await expectRejected(passkey.signIn({ challenge, origin, rpId }, { userHandle }));
  });
});
