import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { createQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { combineHotelSuppliers } from "../hotels/combine-hotel-suppliers";
import { holds } from "../db/schema/holds";
import { supplierAccounts } from "../db/schema/supplier-accounts";
import { snapshotRates } from "../exchange-rates/snapshot-rates";
import type { HotelBookingSupplier } from "../ports/hotel-supplier";
import { supplierAccountKind } from "../provider-accounts/account-kinds";
import { createAccountStore } from "../provider-accounts/create-account-store";
import { siteConfig } from "../site.config";
import { fakeHotel, toFoundHotel } from "../testing/fake-hotels";
import { hotelSelection } from "../testing/open-booking-kit";
import { openFakeGateway } from "../testing/open-fake-gateway";
import { bookableHotel, openFakeHotels } from "../testing/open-fake-hotels";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, operatorToken } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";
import { openService } from "./open-suppliers";
import type { AccountSupplier } from "./supplier-provider";

const now = () => new Date("2026-11-21T12:00:00Z");
const settings = z.strictObject({
  user: z.string(),
  password: z.string(),
  office: z.int().optional(),
});
const opened: { user: string; hotels: HotelBookingSupplier }[] = [];
/** No supplier's: hotels, so that the rule isn't flights' alone. */
const acme: AccountSupplier<"hotels", typeof settings> = {
  name: "fake",
  service: "hotels",
  settings,
  renames: true,
  create: (account) => {
    const { hotels } = openFakeHotels({ now });
    opened.push({ user: account.settings.user, hotels });
    return hotels;
  },
};

const backend = openForFile(() =>
  openTestBackend({
    config: { ...siteConfig, suppliers: [...siteConfig.suppliers, acme] },
    getPaymentGateway: () => Promise.resolve(openFakeGateway().gateway),
    exchangeRates: { getRates: () => snapshotRates },
    now,
  }),
);

const set = (agency: TestAgency, body: object) =>
  backend.call(`PUT /api/operator/agencies/${agency}/suppliers`, {
    headers: { Authorization: `Bearer ${operatorToken}` },
    body: { supplier: "fake", ...body },
  });
/** Keeps what is made of an account's settings, sealed anew as where a key is rotated. */
const reseal = (agency: TestAgency, change: (text: string) => string) =>
  backend.db.forOperator(async (tx) => {
    const agencyId = backend.ids[agency];
    const isIt = and(eq(supplierAccounts.agencyId, agencyId), eq(supplierAccounts.name, "fake"));
    const [row] = await tx.select().from(supplierAccounts).where(isIt);
    const about = supplierAccountKind.about(agencyId, "fake");
    const text = change(backend.secrets.open(row?.secrets ?? "", about));
    await tx
      .update(supplierAccounts)
      .set({ secrets: backend.secrets.seal(text, about) })
      .where(isIt);
  });
const quote = (agency: TestAgency) =>
  backend.call(createQuoteEndpoint, {
    agency,
    as: "traveller",
    body: { selection: hotelSelection },
  });

it.each([
  [{ user: "ana" }, "password", "is needed: nothing is kept yet"],
  [{}, "user", "is needed, or password, or office"],
  [{ user: "ana", password: "p", office: "Lisbon" }, "office", expect.stringContaining("expected")],
  [{ user: "ana", password: "p", apiKey: "k" }, "apiKey", "is not a known field"],
  [{ supplier: "acme", user: "ana" }, "supplier", "must be duffel or fake"],
  [{ supplier: "sandbox" }, "supplier", "must be duffel or fake"],
])("refuses %j, as its supplier's settings say", async (body, path, message) => {
  const answer = await set("alpha", body);
  expect([answer.status, answer.body.issues]).toEqual([422, [{ path, message }]]);
});

it("sells what an account has to its agency alone, with the settings that it has now", async () => {
  expect((await quote("alpha")).status).toBe(404);
  expect((await set("alpha", { user: "ana", password: "p" })).body.account).toMatchObject({
    ...{ supplier: "fake", mode: "live", webhookSecrets: 0 },
  });
  expect((await quote("alpha")).status).toBe(200);
  expect((await quote("alpha")).status).toBe(200);
  expect(opened.map(({ user }) => user)).toEqual(["ana"]);
  expect((await quote("beta")).status).toBe(404);
  await set("alpha", { user: "eva" });
  expect((await quote("alpha")).status).toBe(200);
  expect(opened.map(({ user }) => user)).toEqual(["ana", "eva"]);
  await reseal("alpha", (text) => text);
  expect((await quote("alpha")).status).toBe(200);
  expect(opened).toHaveLength(2);
});

it("hides only its own offers where an account is broken", async () => {
  const { db, secrets, ids } = backend;
  const agencyId = ids.beta;
  const about = supplierAccountKind.about(agencyId, "other");
  const sealed = secrets.seal(JSON.stringify({ user: "ada", password: "p" }), about);
  await set("beta", { user: "ben", password: "p" });
  await reseal("beta", () => "{}");
  await db.forOperator((tx) =>
    tx.insert(supplierAccounts).values({ agencyId, name: "other", secrets: sealed }),
  );
  const problems: string[] = [];
  const logProblem = (line: string) => void problems.push(line);
  const found = toFoundHotel(fakeHotel("found"), 1);
  const other: typeof acme = {
    ...{ ...acme, name: "other" },
    create: (account) => ({
      ...acme.create(account),
      findHotels: () => Promise.resolve([found]),
    }),
  };
  const suppliers = openService("hotels", [acme, other], { db, now, logProblem });
  const shop = combineHotelSuppliers(suppliers, { agencyId, logProblem });
  const query = {} as Parameters<HotelBookingSupplier["findHotels"]>[0];
  expect(await shop.findHotels(query)).toEqual([found]);
  expect(problems).toEqual([expect.stringContaining('a search goes without supplier "fake"')]);
  expect(await shop.listOffers({ rooms: [1] } as never)).not.toEqual([]);
  expect(await shop.getHotel(bookableHotel.id, "en")).toMatchObject({ id: bookableHotel.id });
});

it.each([
  ["fake", [acme, acme]],
  ["Acme!", [{ ...acme, name: "Acme!" }]],
])("starts with no second account supplier of a name, or a strange one: %s", (name, providers) => {
  const store = { db: backend.db, kind: supplierAccountKind, providers };
  expect(() => createAccountStore(store)).toThrow(
    `backend/site.config.ts: "${name}" must be the name of one supplier`,
  );
});

it("finds the account of a hold by its reference, and none for what isn't its own", async () => {
  await set("beta", { user: "ben", password: "p" });
  const { db } = backend;
  const context = { db, now, logProblem: () => {} };
  const { fake } = openService("hotels", [acme], context);
  if (!fake) throw new Error("it is there");
  const agencyId = backend.ids.beta;
  const { id: quoteId } = (await quote("beta")).body.quote as Quote;
  const clientReference = "H-HELD";
  const row = { agencyId, quoteId, service: "hotels", supplier: "fake" } as const;
  await db.forAgency(agencyId, (tx) =>
    tx.insert(holds).values({
      ...{ ...row, reference: clientReference, state: "taking", nextStepAt: now() },
      createdAt: now(),
    }),
  );
  const order = {
    ...{ ...hotelSelection, clientReference, language: "en", today: "2026-11-21" },
    ...{ now: now(), until: now(), expected: { currency: "EUR", wholesale: 1 } },
  } as unknown as Parameters<HotelBookingSupplier["hold"]>[0];
  expect(await fake.hold(order)).toMatchObject({ state: "priceChanged" });
  expect(opened.at(-1)?.user).toBe("ben");
  expect(await fake.hold({ ...order, clientReference: "H-NONE" })).toEqual({ state: "soldOut" });
  expect(await fake.getBooking("H-NONE")).toEqual({ state: "absent" });
  expect(fake).toHaveProperty("changeTravellers");
  expect(fake).not.toHaveProperty("quoteCancel");
});
