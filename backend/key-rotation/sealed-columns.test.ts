import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { ssoRequests } from "../db/schema/sso";
import { scope } from "../db/scoped";
import { listMails } from "../mail/list-mails";
import { storeSsoRequest, newSsoRequest, consumeSsoRequest } from "../sso/sso-requests";
import { openForFile } from "../testing/open-for-file";
import { openBookingKit } from "../testing/open-booking-kit";
import { resealColumns } from "./reseal-columns";
import { sealedColumns } from "./sealed-columns";
import { createSecretBox } from "../secrets/secret-box";

const kit = openForFile(openBookingKit);

const now = new Date();
const asAlpha = <T>(work: Parameters<typeof kit.backend.db.forAgency<T>>[1]) =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, work);
/** The content of all tables, as a thief would read it. */
async function dump(): Promise<string> {
  const rows = await Promise.all(
    [bookings, mails, ssoRequests].map((table) => kit.backend.unscoped.select().from(table)),
  );
  return JSON.stringify(rows);
}
async function beginSignIn() {
  const request = newSsoRequest({ providerId: "agency", navigateTo: null, now });
  await asAlpha((tx) => storeSsoRequest(tx, kit.backend.ids.alpha, request, now));
  return request;
}

it("stores no booking key, mailed link or sign-in secret in plaintext, and decrypts them", async () => {
  const { reference, key } = await kit.confirm();
  const request = await beginSignIn();
  const stolen = await dump();
  for (const secret of [key, request.nonce, request.codeVerifier, request.state])
    expect(stolen).not.toContain(secret);
  expect(stolen).not.toContain("/find-booking?");
  expect((await kit.get({ reference, key })).reference).toBe(reference);
  expect(await asAlpha((tx) => consumeSsoRequest(tx, request.state, now))).toMatchObject({
    nonce: request.nonce,
    codeVerifier: request.codeVerifier,
  });
  const [mail] = await asAlpha((tx) => listMails(tx, kit.backend.ids.alpha));
  expect(mail?.text).toContain(`/find-booking?reference=${reference}&key=${key}`);
});

it("decrypts nothing that was copied into another row", async () => {
  const [mine, theirs] = [await kit.book(), await kit.book()];
  const { accessKey } = await kit.rowOf(mine.reference);
  await kit.backend.unscoped
    .update(bookings)
    .set({ accessKey })
    .where(eq(bookings.reference, theirs.reference));
  await expect(kit.get({ reference: theirs.reference, key: mine.key })).rejects.toThrow(
    "unable to authenticate data",
  );
});

it("encrypts earlier plaintext, and re-encrypts everything with a new key", async () => {
  await kit.backend.unscoped.execute(sql`truncate bookings, mails, sso_requests cascade`);
  const { reference, key } = await kit.confirm();
  const request = await beginSignIn();
  const { db, unscoped, secrets, secretsKey } = kit.backend;
  const plain = "abcdefghijklmnopqrstuvwxyz_-0123456789ABCDE";
  await unscoped.update(bookings).set({ accessKey: plain });
  await unscoped.update(mails).set({ text: "Open /verify?token=1", html: "" });
  await resealColumns(db, secrets, { onlyPlain: true });
  expect((await kit.get({ reference, key: plain })).reference).toBe(reference);
  await expect(kit.get({ reference, key })).rejects.toThrow("booking_not_found");
  const carried = await asAlpha((tx) => listMails(tx, kit.backend.ids.alpha));
  expect(new Set(carried.map(({ text, html }) => [text, html].join("|")))).toEqual(
    new Set(["Open /verify?token=1|"]),
  );
  expect(await dump()).not.toContain(plain);

  const newest = randomBytes(32);
  const both = createSecretBox([newest, secretsKey]);
  const counts = await resealColumns(scope(unscoped, both), both);
  expect(counts.map(({ column }) => column)).toEqual(sealedColumns.map(({ name }) => name));
  expect(counts).toContainEqual({ column: "bookings.access_key", sealed: 1, unreadable: 0 });
  expect(counts).toContainEqual({ column: "sso_requests.code_verifier", sealed: 1, unreadable: 0 });
  // The old key can be dropped: the new one decrypts everything by itself.
  const alone = scope(unscoped, createSecretBox([newest]));
  const taken = await alone.forAgency(kit.backend.ids.alpha, (tx) =>
    consumeSsoRequest(tx, request.state, now),
  );
  expect(taken).toMatchObject({ nonce: request.nonce, codeVerifier: request.codeVerifier });
  expect(
    (await resealColumns(alone, createSecretBox([newest]))).every(
      ({ sealed, unreadable }) => sealed === 0 && unreadable === 0,
    ),
  ).toBe(true);
  // Without a matching key nothing is lost, and that is reported.
  const stranger = createSecretBox([randomBytes(32)]);
  expect(await resealColumns(scope(unscoped, stranger), stranger)).toContainEqual({
    column: "bookings.access_key",
    sealed: 0,
    unreadable: 1,
  });
});
