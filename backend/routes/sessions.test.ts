import { eq } from "drizzle-orm";
import type * as z from "zod";
import {
  removePhotoEndpoint,
  setPhotoEndpoint,
  updateProfileEndpoint,
} from "@/lib/api/contract/profile";
import * as contract from "@/lib/api/contract/sessions";
import { searchHotelDealsEndpoint } from "@/lib/api/contract/deals";
import { getProfileEndpoint, type User } from "@/lib/api/contract/users";
import { sessions } from "../db/schema/users";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, operatorToken } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

const backend = openForFile(openTestBackend);

const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const hotelDealSearch = {
  ...{ latitude: 38.7223, longitude: -9.1393 },
  ...{ isOTA: false, isHome: true, isFromDestination: false },
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
  stayPeriod: { start: dayAhead(14), end: dayAhead(16) },
  nationality: "PT",
  destinationCountryCode: "PT",
  currency: "USD",
  radius: 15,
  searchString: "",
};
const bearer = (token: unknown) => ({ Authorization: `Bearer ${String(token)}` });
const logIn = async (role: string, headers: Record<string, string> = {}) =>
  (
    await backend.call(contract.loginEndpoint, {
      body: { email: `${role}@alpha.localhost`, password: "wander-Far-2026" },
      headers,
    })
  ).body.accessToken;
const profile = (token: unknown, agency: TestAgency = "alpha") =>
  backend.call(getProfileEndpoint, { agency, headers: bearer(token) });
const list = async (token: unknown) =>
  (await backend.call(contract.listSessionsEndpoint, { headers: bearer(token) })).body
    .data as contract.SessionEntry[];
const change = (values: Partial<typeof sessions.$inferInsert>, id: string) =>
  backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.update(sessions).set(values).where(eq(sessions.id, id)),
  );

it("lists one's own sessions as their browsers called themselves, and ends one or all the others", async () => {
  const phone = await logIn("agent", { "X-User-Agent": "Phone/1.0" });
  const desk = await logIn("agent", { "X-User-Agent": `Desk/${"9".repeat(500)}` });
  const third = await logIn("agent");
  const foreign = await logIn("sales");
  const entries = await list(desk);
  expect(
    entries.map(({ signedInBy, isCurrent, userAgent }) => [
      signedInBy,
      isCurrent,
      userAgent?.slice(0, 5) ?? null,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ["password", false, "Phone"],
      ["password", true, "Desk/"],
      ["password", false, null],
    ]),
  );
  expect(entries).toHaveLength(3);
  expect(entries.map(({ userAgent }) => userAgent?.length ?? 0).sort((a, b) => b - a)[0]).toBe(300);
  expect(JSON.stringify(entries)).not.toContain(String(phone));

  const end = (id: string, token: unknown) =>
    backend.call(contract.endSessionEndpoint, { params: { id }, headers: bearer(token) });
  const phoneId = entries.find(({ userAgent }) => userAgent === "Phone/1.0")?.id ?? "";
  expect([(await end(phoneId, foreign)).status, (await profile(phone)).status]).toEqual([404, 200]);
  expect([
    (await end(phoneId, desk)).status,
    (await profile(phone)).status,
    (await end(phoneId, desk)).status,
  ]).toEqual([200, 401, 404]);
  expect(
    (await backend.call(contract.endOtherSessionsEndpoint, { headers: bearer(desk) })).body,
  ).toEqual({ ended: 1 });
  expect([
    (await profile(third)).status,
    (await profile(desk)).status,
    (await profile(foreign)).status,
  ]).toEqual([401, 200, 200]);
});

it("swaps a token for a new one of the same session: the old one opens nothing, and of two at once one gets it", async () => {
  const old = await logIn("traveller");
  const [before] = await list(old);
  const refresh = () => backend.call(contract.refreshSessionEndpoint, { headers: bearer(old) });
  const answers = await Promise.all([refresh(), refresh()]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
  const token = answers.find(({ status }) => status === 200)?.body.accessToken;
  expect([
    (await profile(old)).status,
    (await profile(token)).status,
    (await profile(token, "beta")).status,
  ]).toEqual([401, 200, 401]);
  expect((await list(token)).map(({ id }) => id)).toEqual([before?.id]);
});

it("lasts no longer than 90 days, however often it is refreshed", async () => {
  const token = await logIn("restricted");
  const [entry] = await list(token);
  const createdAt = new Date(Date.now() - 80 * 24 * 60 * 60_000);
  await change({ createdAt }, entry?.id ?? "");
  const { body } = await backend.call(contract.refreshSessionEndpoint, { headers: bearer(token) });
  expect(Date.parse(String(body.expiresAt)) - createdAt.getTime()).toBe(90 * 24 * 60 * 60_000);
});

it("ends the session that the same browser had when it signs in again, and removes an expired one when it comes", async () => {
  const first = await logIn("owner");
  const second = await logIn("owner", bearer(first));
  expect([(await profile(first)).status, (await profile(second)).status]).toEqual([401, 200]);
  const [entry] = await list(second);
  await change({ expiresAt: new Date(Date.now() - 1) }, entry?.id ?? "");
  expect((await profile(second)).status).toBe(401);
  const left = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx
      .select()
      .from(sessions)
      .where(eq(sessions.id, entry?.id ?? "")),
  );
  expect(left).toEqual([]);
});

it("ends when an operator gives somebody another role, which the next one has; at this agency alone", async () => {
  const token = await logIn("restricted");
  const elsewhere = await backend.signIn("beta", "restricted");
  const asOperator = { headers: { Authorization: `Bearer ${operatorToken}` } };
  const setRole = (body: object) =>
    backend.call("PUT /api/operator/agencies/alpha/users", { ...asOperator, body });
  expect(
    (await setRole({ email: "Restricted@alpha.localhost", userType: "SalesAgent" })).body,
  ).toEqual({
    user: {
      email: "restricted@alpha.localhost",
      userType: "SalesAgent",
      isTravelAgent: true,
      isRestrictedAgent: false,
    },
  });
  expect([(await profile(token)).status, (await profile(elsewhere, "beta")).status]).toEqual([
    401, 200,
  ]);
  expect((await profile(await logIn("restricted"))).body.user).toMatchObject({
    userType: "SalesAgent",
    isRestrictedAgent: false,
  });
  expect((await setRole({ email: "nobody@alpha.localhost", userType: "Admin" })).status).toBe(404);
  expect((await setRole({ email: "restricted@alpha.localhost", userType: "King" })).status).toBe(
    422,
  );
});

describe("one's own profile", () => {
  const input = { first_name: " Åsa ", last_name: "Öberg", language: "es", currency: "SEK" };
  const write = (body: object, as: "admin" | "sales" = "admin") =>
    backend.call(updateProfileEndpoint, { as, body });

  it("is changed for oneself alone", async () => {
    const { status, body } = await write(input);
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({
        language: "es",
        currency: "SEK",
        personal_info: expect.objectContaining({ first_name: "Åsa", last_name: "Öberg" }),
      }),
    ]);
    expect(
      (await backend.call(getProfileEndpoint, { agency: "beta", as: "admin" })).body.user,
    ).toMatchObject({ personal_info: { first_name: "Ada" } });
  });

  it.each([
    ["language", { ...input, language: "de" }],
    ["currency", { ...input, currency: "XXX" }],
    ["first_name", { ...input, first_name: "  " }],
    ["userType", { ...input, userType: "Admin" }],
  ])("takes no wrong %s", async (path, body) => {
    const answer = await write(body, "sales");
    expect([answer.status, answer.body.issues]).toEqual([422, [expect.objectContaining({ path })]]);
  });

  it("has a picture that is set, and taken away", async () => {
    const bytes = Uint8Array.from(
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    );
    const set = (image: { type: string; bytes: Uint8Array<ArrayBuffer> }) =>
      backend.call(setPhotoEndpoint, { as: "agent", image });
    const imageOf = ({ body }: { body: Record<string, unknown> }) =>
      (body.user as { personal_info: { profile_image: string } }).personal_info.profile_image;
    expect(imageOf(await set({ type: "image/png", bytes }))).toMatch(/^data:image\/webp;base64,/);
    expect((await set({ type: "image/svg+xml", bytes })).status).toBe(415);
    expect((await set({ type: "application/json", bytes })).status).toBe(415);
    expect((await set({ type: "image/png", bytes: new Uint8Array(10) })).status).toBe(422);
    expect((await set({ type: "image/png", bytes: new Uint8Array(4_000_001) })).status).toBe(413);
    expect(imageOf(await backend.call(removePhotoEndpoint, { as: "agent" }))).toBeNull();
  });
});

describe("client view", () => {
  const turn = (token: unknown, isOn: boolean, agency: TestAgency = "alpha") =>
    backend.call(contract.setClientViewEndpoint, {
      agency,
      body: { isOn },
      headers: bearer(token),
    });
  const isOn = async (token: unknown) =>
    (((await profile(token)).body.user ?? {}) as User).isClientView === true;
  const prices = async (token: unknown, agency: TestAgency = "alpha") => {
    const { body } = await backend.call(searchHotelDealsEndpoint, {
      agency,
      body: hotelDealSearch,
      headers: bearer(token),
    });
    const { response } = body as z.infer<typeof searchHotelDealsEndpoint.response>;
    expect(response.length).toBeGreaterThan(0);
    return [
      JSON.stringify(response).includes('"wholesaleRate"'),
      JSON.stringify(response).includes('"markup"'),
      JSON.stringify(response).includes('"totalRate"'),
    ];
  };

  it("leaves net and markup out of what its own session reads, until it ends", async () => {
    const desk = await logIn("agent");
    const phone = await logIn("agent");
    expect(await prices(desk)).toEqual([true, true, true]);
    expect((await turn(desk, true)).body).toEqual({ isOn: true });
    expect((await turn(desk, true)).status).toBe(200);
    expect([await isOn(desk), await isOn(phone)]).toEqual([true, false]);
    expect(await prices(desk)).toEqual([false, false, true]);
    expect(await prices(phone)).toEqual([true, true, true]);

    const refreshed = (
      await backend.call(contract.refreshSessionEndpoint, { headers: bearer(desk) })
    ).body.accessToken;
    expect([await isOn(refreshed), await prices(refreshed)]).toEqual([true, [false, false, true]]);
    expect((await turn(refreshed, false)).body).toEqual({ isOn: false });
    expect([await isOn(refreshed), await prices(refreshed)]).toEqual([false, [true, true, true]]);

    await turn(refreshed, true);
    const anew = await logIn("agent", bearer(refreshed));
    expect([await isOn(anew), await prices(anew)]).toEqual([false, [true, true, true]]);
  });

  it("shows nobody more than before, and is no other agency's to turn", async () => {
    for (const role of ["traveller", "restricted"] as const) {
      const token = await backend.signIn("beta", role);
      for (const value of [true, false]) {
        expect((await turn(token, value, "beta")).status).toBe(200);
        expect([role, await prices(token, "beta")]).toEqual([role, [false, false, true]]);
      }
    }
    const token = await logIn("sales");
    expect((await turn(token, true, "beta")).status).toBe(401);
    expect(await isOn(token)).toBe(false);
    expect(
      (await backend.call(contract.setClientViewEndpoint, { body: { isOn: true } })).status,
    ).toBe(401);
  });
});
