import { randomUUID } from "node:crypto";
import { dayAhead } from "../../scripts/testbed/day-ahead.mjs";
import { until } from "../../scripts/testbed/until.mjs";

const patienceMs = 30_000;
const [from, to] = [dayAhead(40), dayAhead(42)];
const search = (service, query) => `/booknow/${service}/search?${new URLSearchParams(query)}`;
const hotels = search("hotels", {
  ...{ place: "Lisbon", placeLat: "38.72", placeLong: "-9.14", room: "2" },
  ...{ checkIn: from, checkOut: to },
});
const cars = search("cars", {
  ...{ pickUpPlace: "Lisbon Airport", pickUpPlaceLat: "38.77", pickUpPlaceLong: "-9.13" },
  ...{ pickUpDate: from, pickUpTime: "10:00", dropOffDate: to, dropOffTime: "10:00" },
  ...{ driverAge: "30", residence: "PT" },
});
const flights = search("flights", {
  ...{ from: "LIS", to: "LHR", departure: from, adults: "1", currency: "eur", code: "de" },
});

/**
 * What a guest does on a phone, from the home page to a confirmed hotel: a menu, the filters of
 * each service, prices in another currency, checkout and payment.
 * @param browser as `openFirefox` and `openWebkit` return it
 * @param site the address of an agency that shows prices to everybody
 * @throws says what the guest couldn't do
 */
export async function bookAsGuest(browser, site) {
  const { evaluate, type } = browser;
  const press = async (xpath) => {
    if (await evaluate(isTooWide))
      throw new Error(`Wider than its window: ${await evaluate(() => location.href)}`);
    await browser.press(xpath);
  };
  const waitFor = async (what, isTrue, ...args) => {
    const { isSo } = await until(() => evaluate(isTrue, ...args), { ms: patienceMs });
    if (!isSo) throw new Error(`${what}: never, at ${await evaluate(() => location.href)}`);
  };
  const untilReady = () => waitFor("The page listens", isReady);
  const open = async (path) => {
    await browser.open(`${site}${path}`);
    await untilReady();
  };
  const arrive = async (path) => {
    await waitFor(`The way leads to ${path}`, (start) => location.pathname.startsWith(start), path);
    await untilReady();
  };

  await open("/?tab=Hotels");
  await press('//header//button[@aria-label="Open menu"]');
  await waitFor("The menu opens", isOpen, "mobile-menu");
  await press('//button[@aria-label="Close menu"]');
  await waitFor("The menu closes", isOpen, null);

  const lists = [
    { path: flights, filters: ["cabinBag", "refundable"] },
    { path: cars, filters: ["freeCancellation", "class"] },
    { path: hotels, filters: ["freeCancellation", "class"] },
  ];
  for (const { path, filters } of lists) {
    await open(path);
    await waitFor("Prices are converted", () =>
      document.querySelector("main article")?.textContent.includes("≈"),
    );
    await press('//button[@popovertarget="filters" and not(@popovertargetaction)]');
    await waitFor("The filters open", isOpen, "filters");
    for (const filter of filters) {
      const before = await evaluate(() => location.search);
      await press(`(//*[@id="filters"]//label[.//input[@name="${filter}"]])[1]`);
      await waitFor("The filter applies", (search) => location.search !== search, before);
      await waitFor("The price is as wide as its scale", isWholeScale);
    }
    await press('//*[@id="filters"]//button[@type="submit"]');
    await waitFor("The filters close", isOpen, null);
    await waitFor("The results are there", () => !document.querySelector("[aria-busy=true]"));
    if (await evaluate(() => /m(in|ax)Price/.test(location.search)))
      throw new Error(`A price was sent that nobody chose: ${path}`);
  }

  await open("/?tab=Hotels");
  await press('(//article//a[contains(@href, "/booknow/hotels/search-details")])[1]');
  await arrive("/booknow/hotels/search-details");
  await press('(//main//button[normalize-space()="Reserve"])[1]');
  await arrive("/booknow/hotels/checkout");
  // The same guest's second booking would need a confirmation.
  const guest = { ...contact, email: `ana.${randomUUID()}@example.com` };
  for (const [name, value] of Object.entries(guest))
    await type(`//form//*[@name="${name}"]`, value);
  await press('//form//*[@name="accepted"]');
  await press('//form//button[@type="submit"]');
  await arrive("/sandbox-payment/");
  await type("//main//input[@type='text']", "4242 4242 4242 4242");
  await press('//form//button[@type="submit"]');
  await arrive("/booknow/hotels/confirm-payment");
  await waitFor("The booking is confirmed", () =>
    document.querySelector("h1").textContent.includes("confirmed"),
  );
}

const contact = { firstName: "Ana", lastName: "Silva", phone: "+351 210 000 000" };

// These run in the page.
const isReady = () =>
  document.readyState === "complete" &&
  "ready" in document.documentElement.dataset &&
  !document.querySelector("[data-late]");
const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
const isOpen = (id) => (document.querySelector(":popover-open")?.id ?? null) === id;
const isWholeScale = () => {
  const handles = [...document.querySelectorAll("#filters input[type=range]")];
  return (
    document.querySelector("#filters form").checkValidity() &&
    handles.every((handle, index) => handle.value === (index % 2 === 0 ? handle.min : handle.max))
  );
};
