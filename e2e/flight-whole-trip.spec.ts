import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { beside } from "./beside";
import { control, fillDate, pay, submit } from "./checkout-form";
import { createPost } from "./create-post";
import { dayAhead } from "./day-ahead";
import { listMails } from "./list-mails";
import { fillPassenger } from "./flights";
import { readVoucher } from "./read-voucher";
import { runAgencyCommand } from "./run-agency-command";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

// One long trip from the search to the refund: held, paid later, cancelled. All pages, mails,
// documents and the books say the same amounts.
test.describe.configure({ timeout: 240_000 });

const agency = "voyara";
const [out, back] = [dayAhead(60), dayAhead(74)];
/** Eleven on the way out and twelve on the way back, by which the airline sells. */
const turnsTwelve = (() => {
  const day = new Date(`${dayAhead(67)}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - 12);
  return day.toISOString().slice(0, 10);
})();
const party = { adults: 1, ages: [12] };
const main = (page: Page) => page.getByRole("main");
const toMinor = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);

type Chosen = { itinerary: string; brand: string; name: string; extras: { id: string }[] };

type Fare = {
  id: string;
  brand: { id: string; name: string };
  payLaterUntil?: string;
  seatChoice: string;
  bags: { extra: number };
};
type Seat = { id: string; isFree: boolean };
type SeatMap = { rows: { seats: Seat[] }[] } | null;

/** A fare that can be paid later, has seats to choose and sells another bag. */
async function choose(page: Page): Promise<Chosen> {
  const post = await createPost(page, agency);
  const legs = [
    { from: "airport-LIS", to: "airport-JFK", date: out },
    { from: "airport-JFK", to: "airport-LIS", date: back },
  ];
  const { itineraries } = await post("/api/flights/search", { legs, ...party });
  for (const { id } of itineraries) {
    const { fares } = await post(`/api/flights/${id}/fares`, party);
    const fare = fares.find(
      (one: Fare) => one.payLaterUntil && one.seatChoice !== "atCheckIn" && one.bags.extra > 0,
    );
    if (!fare) continue;
    const { segments } = await post(`/api/flights/offers/${fare.id}/seats`, party);
    const free = segments.map((map: SeatMap) =>
      (map?.rows ?? []).flatMap(({ seats }) => seats).filter(({ isFree }) => isFree),
    );
    if (free.some((seats: Seat[]) => seats.length < 2)) continue;
    const extras = free.flatMap((seats: Seat[], segment: number) =>
      [0, 1].map((passenger) => ({
        id: `seat-${passenger}-${segment}-${seats[passenger]?.id ?? ""}`,
      })),
    );
    return { itinerary: id, brand: fare.brand.id, name: fare.brand.name, extras };
  }
  throw new Error("nothing can be paid later and has seats to choose");
}

test("a long trip says the same amounts from the fare to the refund", async ({ page }) => {
  await signIn(page, agency, "traveller");
  const chosen = await choose(page);

  // Sold by the age on the way back: as a passenger of 12 to 17, no longer a child.
  const fares = new URLSearchParams({ itinerary: chosen.itinerary, adults: "2", age: "12" });
  await page.goto(siteUrl(agency, `/booknow/flights/search-details?${fares.toString()}`));
  const fare = page
    .getByRole("region", { name: "Choose your fare" })
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: `Choose: ${chosen.name}` }) });
  await expect(fare).toContainText("Total for 2 passengers");
  const fareTotal = Number.parseInt(
    (await fare.locator("[data-total]").first().getAttribute("data-total")) ?? "",
    10,
  );
  await fare.getByRole("button", { name: `Choose: ${chosen.name}` }).click();
  await expect(page).toHaveURL(/\/booknow\/flights\/reservation-details\?quote=/);
  const total = page.locator("dl[aria-busy] bdi").first();
  expect(toMinor(await total.innerText())).toBe(fareTotal);

  // A bag for one way of one passenger, and a seat for each on every flight.
  const id = new URL(page.url()).searchParams.get("quote") ?? "";
  const quoted = await page.evaluate(
    async ({ path, extras }) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ extras });
      const answer = await fetch(path, { method: "PUT", headers, body });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return (await answer.json()).quote.price.total.amount as number;
    },
    {
      path: `/api/quotes/${id}/extras`,
      extras: [...chosen.extras, { id: "bag-0-0" }].map((extra) => ({ ...extra, count: 1 })),
    },
  );
  expect(quoted).toBeGreaterThan(fareTotal);
  await page.reload();
  const amount = await total.innerText();
  expect(toMinor(amount)).toBe(quoted);
  await page.getByRole("link", { name: "Continue" }).click();

  // A birth date that doesn't match the priced age is reported, and nothing is sent.
  await expect(page).toHaveURL(/\/booknow\/flights\/checkout\?quote=/);
  await expect(page.locator(".pay-bar bdi").first()).toHaveText(amount);
  const email = `whole.trip.${Date.now().toString(36)}@example.com`;
  await control(page, "firstName").fill("Tessa");
  await control(page, "lastName").fill("Lindqvist");
  await control(page, "email").fill(email);
  await control(page, "phone").fill("+351 210 000 000");
  await fillPassenger(page, 0, { born: "1986-03-04", name: ["Tessa", "Lindqvist"] });
  await fillPassenger(page, 1, {
    born: "2014-01-01".replace("2014", String(Number(back.slice(0, 4)) - 10)),
    name: ["Mia", "Lindqvist"],
  });
  await control(page, "accepted").check();
  await submit(page);
  await expect(control(page, "birthDate1-month")).toBeFocused();
  await fillDate(page, "birthDate1", turnsTwelve);

  await page.getByRole("button", { name: "Reserve now, pay later" }).click();
  await expect(page).toHaveURL(/\/confirm-payment\?reference=F-/);
  const { searchParams } = new URL(page.url());
  const reference = searchParams.get("reference") ?? "";
  await expect(main(page)).toContainText("Reserved for you, not paid yet");
  await expect(beside(main(page), /^Total$/)).toHaveText(amount);
  const mailed = (kind: string) => async () => {
    const mail = (await listMails(agency, email)).find((one) => one.kind === kind);
    return mail?.text ?? "";
  };
  await expect.poll(mailed("bookingHeld")).toContain(amount);

  const trip = siteUrl(agency, `/mytrip/mytrips/${reference}`);
  await page.goto(siteUrl(agency, "/mytrip/mytrips"));
  await expect(
    main(page)
      .getByRole("listitem")
      .filter({ has: page.locator(`a[href*="${reference}"]`) }),
  ).toContainText(amount);
  await page.goto(trip);
  await expect(beside(main(page), /^Total$/)).toHaveText(amount);
  await page.getByRole("button", { name: "Go to the payment" }).click();
  await expect(main(page).locator("h1 + p")).toHaveText(amount);
  await pay(page, "4242 4242 4242 4242");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your booking is confirmed");
  await expect(beside(main(page), /^Paid$/)).toHaveText(amount);
  const tickets = new Set((await main(page).innerText()).match(/\b\d{13}\b/g) ?? []);
  expect(tickets.size).toBe(2);
  await expect.poll(mailed("bookingConfirmed")).toContain(amount);

  const voucher = await readVoucher(page);
  for (const fact of ["Tessa Lindqvist", "Mia Lindqvist", amount, ...tickets])
    expect(voucher).toContain(fact);
  const [, seat = ""] = /^seat-0-0-(\w+)$/.exec(chosen.extras[0]?.id ?? "") ?? [];
  expect(voucher).toContain(seat);
  await page.goto(trip);
  const receipt = await readVoucher(page, "receipt");
  expect(receipt).toContain(amount);
  for (const figure of ["net", "markup", "commission"])
    expect(`${voucher} ${receipt}`.toLowerCase()).not.toMatch(new RegExp(`\\b${figure}\\b`));

  await page.getByRole("button", { name: "See the refund" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("timer")).toBeVisible();
  const cancelling = dialog.getByRole("button", { name: /^Cancel and refund/ });
  const refund = /\$[\d,]+(?:\.\d\d)?/.exec(await cancelling.innerText())?.[0] ?? "";
  expect(toMinor(refund)).toBeGreaterThan(0);
  expect(toMinor(refund)).toBeLessThanOrEqual(quoted);
  await cancelling.click();
  await expect(main(page)).toContainText(/cancelled/);
  await expect.poll(mailed("bookingCancelled")).toContain(refund);
  await expect(async () => {
    await page.goto(trip);
    await expect(main(page)).toContainText(refund, { timeout: 1_000 });
  }).toPass();

  type Line = { account: string; amount: { amount: number } };
  const shown = JSON.parse(runAgencyCommand(["bookings", "show", agency, reference])) as {
    books: Line[];
    payments: { amount: { amount: number }; state: string }[];
    refunds: { amount: { amount: number }; state: string }[];
  };
  const sum = (lines: { amount: { amount: number } }[]) =>
    lines.reduce((total, line) => total + line.amount.amount, 0);
  expect(sum(shown.books)).toBe(0);
  expect(sum(shown.payments.filter(({ state }) => state === "succeeded"))).toBe(quoted);
  expect(sum(shown.refunds)).toBe(toMinor(refund));
});
