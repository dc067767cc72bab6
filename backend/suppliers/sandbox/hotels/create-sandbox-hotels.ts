import type { ScopedDatabase } from "@/backend/db/scoped";
import { sumNetPrices } from "@/backend/ports/net-price";
import { listNights } from "@/lib/dates/calendar-date";
import { findCityNear } from "@/backend/reference-data/nearby";
import type { City } from "@/backend/reference-data/place";
import { toPlaceName } from "@/backend/reference-data/to-place-name";
import { supplyReachKm } from "../../../ports/supply-reach";
import type {
  FoundHotel,
  HotelBookingSupplier,
  SupplierOffer,
} from "../../../ports/hotel-supplier";
import { listFirstProperties, type HotelProperty } from "../hotel-properties";
import { createMagicCalls } from "../magic-calls";
import { hashText, randomAt } from "../seeded-random";
import { createCatalogue, toRoomAllotment } from "./create-catalogue";
import { findNullIsland, toMagicWord, toMagicWordAt, toNamedOffer } from "./null-island";
import { listNightPrices } from "./list-night-prices";
import { listReviews } from "./list-reviews";
import { listRoomNames } from "./list-room-names";
import { createReservations } from "../reservations";
import {
  joinUnits,
  listTakenUnits,
  listUnitsLeft,
  listUnitsLeftBySlot,
  type UnitsLeft,
} from "../stock";
import { createOffers } from "./to-offers";
import { toHotel } from "./to-hotel";

type HotelQuery = Omit<Parameters<HotelBookingSupplier["listOffers"]>[0], "hotelId">;

const findOffer = (offers: readonly SupplierOffer[], offerId: string): SupplierOffer | null =>
  offers.find(({ id }) => id === offerId) ?? null;

/**
 * Made-up hotels in real places that can be booked, with rooms that really run out. The same for
 * the same question on every machine but for what was sold. `hotelsPerSite`: how many a city has,
 * for measuring. docs/sandbox.md tells what is made up and the magic hotels.
 */
export function createSandboxHotels({
  db,
  now,
  hotelsPerSite,
  wait,
}: {
  db: ScopedDatabase;
  now: () => Date;
  hotelsPerSite?: ((city: City) => number) | undefined;
  wait?: (ms: number) => Promise<void>;
}): HotelBookingSupplier {
  const catalogue = createCatalogue({ hotelsPerSite });
  const reservations = createReservations({
    db,
    now,
    allotmentOf: (room) => toRoomAllotment(catalogue, room),
    toWord: ({ resource }) => toMagicWord(resource),
  });
  const magic = createMagicCalls(reservations, wait);

  async function listOffers(
    query: HotelQuery,
    property: HotelProperty,
    dearer = 1,
  ): Promise<SupplierOffer[]> {
    const left = await listUnitsLeft(db, {
      ...query.stay,
      now: query.now,
      resources: [property.id],
    });
    return createOffers(query).list(property, left.get(property.id), { dearer });
  }

  /** Each room's offer as it is for a party of that room alone; null when one is no offer. */
  const listEach = (
    query: HotelQuery,
    property: HotelProperty,
    {
      offerIds,
      left,
      dearer,
    }: { offerIds: readonly string[]; left?: UnitsLeft | undefined; dearer: number },
  ): SupplierOffer[] | null => {
    const offers = query.rooms.flatMap((room, index) => {
      const ofRoom = createOffers({ ...query, rooms: [room] }).list(property, left, { dearer });
      return ofRoom.find(({ id }) => id === offerIds[index]) ?? [];
    });
    return offers.length === query.rooms.length && offers.length === offerIds.length
      ? offers
      : null;
  };

  async function checkRooms(
    query: HotelQuery & { hotelId: string; offerIds: readonly string[] },
    property: HotelProperty,
    dearer: number,
  ): Promise<SupplierOffer[] | null> {
    const { hotelId, offerIds, stay, now: at } = query;
    const left = (await listUnitsLeft(db, { ...stay, now: at, resources: [hotelId] })).get(hotelId);
    const offers = listEach(query, property, { offerIds, left, dearer });
    const codes = offers?.map(({ room }) => room.code) ?? [];
    const wanted = { unit: joinUnits(codes), count: codes.length, slots: listNights(stay) };
    const isThere = listTakenUnits(wanted).every(({ unit, count }) =>
      offers?.every(({ room, roomsLeft }) => room.code !== unit || (roomsLeft ?? 0) >= count),
    );
    return isThere ? offers : null;
  }

  return {
    async listHotelsNear(point) {
      const city = findCityNear(point, supplyReachKm);
      return city ? listFirstProperties(city).map(toNamedOffer) : [];
    },

    findOwnPlace: async (text) => findNullIsland(text),

    async findHotels(query) {
      const { point, stay, language } = query;
      await magic.act(toMagicWordAt(point));
      const sold = await listUnitsLeft(db, { ...stay, now: query.now });
      const offers = createOffers(query);
      const roomNames = listRoomNames(language);
      const dates = `|${stay.start}`;
      const found: FoundHotel[] = [];
      for (const { properties, distances } of catalogue.listAround(query)) {
        let index = 0;
        for (const property of properties) {
          const distance = distances[index++] ?? Infinity;
          const cheapest =
            distance <= query.radius ? offers.listCheapest(property, sold.get(property.id)) : null;
          if (!cheapest) continue;
          const {
            id,
            name,
            hotelClass,
            guestScore,
            city,
            latitude,
            longitude,
            amenities,
            pictures,
          } = property;
          // Price takes no part in it.
          const relevance =
            (guestScore?.value ?? 7.5) -
            distance * 0.2 +
            randomAt(hashText(dates, property.seeds.vacancy), 0) * 0.5;
          found.push({
            id,
            supplier: "sandbox",
            name,
            hotelClass,
            guestScore,
            city: toPlaceName(city, language),
            countryCode: city.countryCode,
            latitude,
            longitude,
            amenities,
            picture: pictures[0],
            pictures,
            distance,
            relevance,
            offers: cheapest,
            roomNames,
          });
        }
      }
      return found;
    },

    async listNightPrices(query) {
      await magic.act(toMagicWordAt(query.point));
      const left = await listUnitsLeftBySlot(db, { ...query.stay, now: query.now });
      return listNightPrices(catalogue.listAround(query), { query, left });
    },

    async getHotel(id, language) {
      const property = catalogue.get(id);
      return property && toHotel(property, language);
    },

    async listReviews(query) {
      const property = catalogue.get(query.hotelId);
      return property && listReviews(property, query, now());
    },

    async listOffers({ hotelId, ...query }) {
      const property = catalogue.get(hotelId);
      return property ? listOffers(query, property) : [];
    },

    async checkOffer({ hotelId, offerId, ...query }) {
      const property = catalogue.get(hotelId);
      const find = async (dearer: number) =>
        property && findOffer(await listOffers(query, property, dearer), offerId);
      return property && magic.check(toMagicWord(hotelId), find);
    },

    async hold({ hotelId, offerId, expected, clientReference, until, ...query }) {
      const property = catalogue.get(hotelId);
      if (!property) return { state: "soldOut" };
      return magic.hold(toMagicWord(hotelId), {
        expected,
        toSold: (dearer) =>
          findOffer(createOffers(query).list(property, undefined, { dearer }), offerId),
        find: async (dearer) => findOffer(await listOffers(query, property, dearer), offerId),
        take: ({ room }) =>
          reservations.hold({
            clientReference,
            resource: hotelId,
            unit: room.code,
            offerId,
            slots: listNights(query.stay),
            count: query.rooms.length,
            until,
            now: query.now,
          }),
      });
    },

    roomByRoom: {
      async check(query) {
        const property = catalogue.get(query.hotelId);
        const find = async (dearer: number) => property && checkRooms(query, property, dearer);
        return property && magic.check(toMagicWord(query.hotelId), find);
      },

      async hold({ expected, clientReference, until, ...query }) {
        const { hotelId, offerIds, stay } = query;
        const property = catalogue.get(hotelId);
        if (!property) return { state: "soldOut" };
        const answer = await magic.hold(toMagicWord(hotelId), {
          expected,
          toSold(dearer) {
            const offers = listEach(query, property, { offerIds, dearer });
            const price = offers && sumNetPrices(offers.map((offer) => offer.price));
            return price && { offers, price };
          },
          find: (dearer) => checkRooms(query, property, dearer),
          take: ({ offers }) =>
            reservations.hold({
              clientReference,
              resource: hotelId,
              unit: joinUnits(offers.map(({ room }) => room.code)),
              offerId: offerIds.join(" "),
              slots: listNights(stay),
              count: offers.length,
              until,
              now: query.now,
            }),
        });
        return answer.state === "priceChanged"
          ? { state: answer.state, offers: answer.offer }
          : answer;
      },
    },

    ...magic.bookings,

    // Names aren't stored: any are taken for a confirmed booking.
    async changeTravellers({ clientReference }) {
      const { state } = await reservations.get(clientReference);
      return state === "confirmed" ? "changed" : "refused";
    },
  };
}
