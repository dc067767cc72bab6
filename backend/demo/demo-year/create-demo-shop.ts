import type { Selection } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { toDayNumber } from "@/lib/dates/zone-clock";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { listAirports } from "../../reference-data/airports";
import { listCities } from "../../reference-data/cities";
import type { CheckedOffer } from "../../ports/booking-supplier";
import { createSandboxActivities } from "../../suppliers/sandbox/activities/create-sandbox-activities";
import { createSandboxCars } from "../../suppliers/sandbox/cars/create-sandbox-cars";
import { listBrands } from "../../suppliers/sandbox/flights/brands";
import { createSandboxFlights } from "../../suppliers/sandbox/flights/create-sandbox-flights";
import { toLegOption } from "../../suppliers/sandbox/flights/find-leg-options";
import { toItineraryId, toOfferId } from "../../suppliers/sandbox/flights/flight-ids";
import { createTimetable } from "../../suppliers/sandbox/flights/timetable";
import { getSite } from "../../suppliers/sandbox/flights/airport-sites";
import { createSandboxHotels } from "../../suppliers/sandbox/hotels/create-sandbox-hotels";
import { seededRandom, type SeededRandom } from "../../suppliers/sandbox/seeded-random";
import { createServices } from "../../services/create-services";
import type { ScopedDatabase } from "../../db/scoped";
import { demoActivities } from "./demo-trips";
import type { PlannedBooking } from "./plan-demo-bookings";

/** How often something else is chosen where nothing is sold for these days. */
const tries = 6;
const hotelsOfCity = 14;
const carsOfAirport = 12;
/** What a booking of the demo and the search before it say of who travels. */
export const demoParty = { residence: "PT", driverAge: 41 } as const;
const { residence, driverAge } = demoParty;

type SaleContext = { agencyId: string; language: LanguageCode; now: Date };
type Wish = PlannedBooking & SaleContext & { random: SeededRandom };

const pickOf = <T>(random: SeededRandom, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[random.integer(0, list.length - 1)];

/**
 * What the sandbox sold on the days on which the demo's bookings were made, each time the same. It
 * takes nothing out of stock: `db` is where stock is read.
 */
export function createDemoShop(db: ScopedDatabase) {
  const clock = () => new Date();
  const hotels = createSandboxHotels({ db, now: clock });
  const cars = createSandboxCars({ db, now: clock });
  const flights = createSandboxFlights({ db, now: clock });
  const activities = createSandboxActivities({ db, now: clock });
  const services = createServices({
    hotels: { sandbox: hotels },
    cars: { sandbox: cars },
    flights: { sandbox: flights },
    activities: { sandbox: activities },
  });
  const timetable = createTimetable();
  const cities = new Map(listCities().map((city) => [`${city.name} ${city.countryCode}`, city]));
  const airports = new Map(listAirports().map((airport) => [airport.iata, airport]));
  const carsAt = new Map<string, string[]>();

  async function findHotel(wish: Wish): Promise<Selection | null> {
    const { trip, random, start, end, language, now } = wish;
    if (trip.service !== "hotels") return null;
    const city = cities.get(trip.city.join(" "));
    if (!city) return null;
    const hotelId = `sandbox-h-${city.id}-${random.integer(0, hotelsOfCity - 1)}`;
    const stay = { start, end };
    const party = {
      stay,
      rooms: [{ adults: trip.adults, childAges: trip.childAges }],
      residence,
    };
    const offers = await hotels.listOffers({
      ...party,
      hotelId,
      language,
      today: toLocalDate(now, city.timeZone),
      now,
    });
    const offer = pickOf(random, offers.slice(0, 6));
    if (!offer) return null;
    return { service: "hotels", ...party, hotelId, offerId: offer.id };
  }

  async function listCars(iata: string, asked: SaleContext, rental: { from: string; to: string }) {
    const known = carsAt.get(iata);
    if (known) return known;
    const airport = airports.get(iata);
    if (!airport) return [];
    const { cars: found } = await cars.findCars({
      pickUp: airport,
      dropOff: airport,
      pickUpAt: rental.from,
      dropOffAt: rental.to,
      driverAge,
      residence,
      language: asked.language,
      now: asked.now,
    });
    const ids = found
      .toSorted((a, b) => b.relevance - a.relevance)
      .slice(0, carsOfAirport)
      .map(({ carId }) => carId);
    carsAt.set(iata, ids);
    return ids;
  }

  async function findCar(wish: Wish): Promise<Selection | null> {
    const { trip, random, start, end, language, now } = wish;
    if (trip.service !== "cars") return null;
    const hour = random.pick(["09:00", "10:30", "12:00", "15:30"]);
    const rental = { pickUpAt: `${start}T${hour}`, dropOffAt: `${end}T${hour}` };
    const ids = await listCars(trip.airport, wish, { from: rental.pickUpAt, to: rental.dropOffAt });
    const carId = pickOf(random, ids);
    if (carId === undefined) return null;
    const party = { ...rental, driverAge, residence };
    const listed = await cars.listOffers({ ...party, carId, language, now });
    const offer = pickOf(random, listed?.offers ?? []);
    if (!offer) return null;
    return { service: "cars", ...party, offerId: offer.id, extras: [] };
  }

  /** Only fares whose refunds follow rules: a quoted refund needs an airline. */
  async function findFlight(wish: Wish): Promise<Selection | null> {
    const { trip, random, start, end, outcome } = wish;
    if (trip.service !== "flights") return null;
    const [from, to] = trip.route.map(getSite);
    if (!from || !to) return null;
    const listNonstop = (...ends: [typeof from, typeof to, day: string]) =>
      timetable
        .list(ends[0], ends[1], toDayNumber(ends[2]))
        .map((departure) => toLegOption([departure]));
    const ways = listNonstop(to, from, end);
    const [out, back] =
      pickOf(
        random,
        listNonstop(from, to, start).flatMap((one) =>
          ways.filter(({ group }) => group === one.group).map((other) => [one, other] as const),
        ),
      ) ?? [];
    const airline = out?.departures[0]?.flight.airline;
    if (!out || !back || !airline) return null;
    const isFree = outcome.is === "held" || ("refundFails" in outcome && outcome.refundFails);
    const brand = pickOf(
      random,
      listBrands(airline.style, "economy").filter(
        ({ refund }) => refund === "free" || (!isFree && refund === "no"),
      ),
    );
    if (!brand) return null;
    const { adults } = trip;
    const offerId = toOfferId(toItineraryId([out, back]), brand.id);
    return { service: "flights", adults, ages: [], offerId, bags: [], seats: [] };
  }

  /** Only what is confirmed at once: nothing of the demo waits for an answer. */
  async function findActivity(wish: Wish): Promise<Selection | null> {
    const { trip, random, start, language, now } = wish;
    if (trip.service !== "activities") return null;
    const city = cities.get(trip.city.join(" "));
    if (!city) return null;
    const party = { adult: trip.adults };
    const productId = `sandbox-a-${city.id}-${random.pick(demoActivities)}`;
    const found = await activities.listStarts({ productId, date: start, party, language, now });
    const starts = (found?.options ?? []).flatMap((option) => option.starts);
    const offer = pickOf(
      random,
      starts.filter(({ state, answerWithinHours }) => state === "open" && !answerWithinHours),
    );
    return offer ? { service: "activities", party, offerId: offer.offerId } : null;
  }

  const finders = {
    hotels: findHotel,
    cars: findCar,
    flights: findFlight,
    activities: findActivity,
  };
  return {
    /** What was sold for a planned booking; null where nothing was. */
    async find(planned: PlannedBooking, asked: SaleContext): Promise<CheckedOffer | null> {
      for (let trial = 0; trial < tries; trial++) {
        const random = seededRandom("demo year", "shop", planned.number, trial);
        const selection = await finders[planned.trip.service]({ ...planned, ...asked, random });
        const found =
          selection &&
          (await services
            .getModule(selection.service)
            .check(selection, { ...asked, replaces: [] }));
        if (found) return found;
      }
      return null;
    },
  };
}
