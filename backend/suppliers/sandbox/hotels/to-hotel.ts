import { toPlaceName } from "@/backend/reference-data/to-place-name";
import { toCountryName } from "@/backend/reference-data/countries";
import { findAirportNear, findQuarter } from "@/backend/reference-data/nearby";
import { distanceKm } from "@/lib/api/contract/distance-km";
import { accessibilityFeatures, type AccessibilityFeature } from "@/lib/api/contract/hotel-terms";
import type { Hotel } from "@/lib/api/contract/hotels";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { toRoundedKm } from "../find-site";
import type { HotelProperty } from "../hotel-properties";
import { seededRandom } from "../seeded-random";
import { toPhone, toStreet } from "./to-address";
import { toText } from "./hotel-texts";

/** km. Farther airports aren't listed. */
const airportReachKm = 120;

/** Local times as HH:MM; a room is free until `outUntil` on the day of departure. */
export function toCheckTimes({ id }: Pick<HotelProperty, "id">): {
  from: string;
  until: string | null;
  outUntil: string;
} {
  const random = seededRandom("hotel-times", id);
  const from = random.pick(["14:00", "15:00", "15:00", "16:00"]);
  return {
    from,
    until: random.next() < 0.3 ? random.pick(["22:00", "23:00"]) : null,
    outUntil: random.pick(["10:30", "11:00", "11:00", "12:00"]),
  };
}

/** How likely a three-star house has each; better ones have more. */
const shares: Record<AccessibilityFeature, number> = {
  stepFreeEntrance: 0.6,
  lift: 0.6,
  wheelchairRooms: 0,
  rollInShower: 0.3,
  grabRails: 0.45,
  wideDoors: 0.4,
  hearingLoop: 0.15,
  visualAlarm: 0.2,
  brailleSigns: 0.2,
  serviceAnimals: 0.75,
};
const ofAccessibleRooms: readonly AccessibilityFeature[] = [
  "stepFreeEntrance",
  "wheelchairRooms",
  "rollInShower",
  "grabRails",
  "wideDoors",
];

function listAccessibility({ id, hotelClass, rooms }: HotelProperty): Hotel["accessibility"] {
  const random = seededRandom("hotel-access", id);
  const hasAccessibleRoom = rooms.some(({ isAccessible }) => isAccessible);
  return accessibilityFeatures.map((feature) => {
    const draw = random.next();
    if (ofAccessibleRooms.includes(feature) && hasAccessibleRoom) return { feature, status: "yes" };
    const share = shares[feature] + (hotelClass - 3) * 0.08;
    // Without a room for a wheelchair the house can't promise one on request either.
    if (feature === "wheelchairRooms") return { feature, status: "no" };
    return { feature, status: draw < share ? "yes" : draw < share + 0.15 ? "onRequest" : "no" };
  });
}

function listNearby(property: HotelProperty, language: LanguageCode): Hotel["nearby"] {
  const { id, city, scene, amenities } = property;
  const random = seededRandom("hotel-nearby", id);
  const round = (km: number) => Math.round(km * 10) / 10;
  const [station, beach] = [
    round(random.between(0.2, 2.5)),
    amenities.includes("beachfront") ? 0 : round(random.between(0.2, 3)),
  ];
  const airport = findAirportNear(property, airportReachKm);
  return [
    {
      kind: "center",
      name: toText("nearby", "center", language, { city: toPlaceName(city, language) }),
      distance: toRoundedKm(property, city),
    },
    ...(scene === "beach"
      ? [{ kind: "beach", name: toText("nearby", "beach", language), distance: beach } as const]
      : []),
    { kind: "station", name: toText("nearby", "station", language), distance: station },
    ...(airport
      ? [
          {
            kind: "airport",
            name: `${airport.name} (${airport.iata})`,
            distance: round(distanceKm(property, airport)),
          } as const,
        ]
      : []),
  ];
}

function describe(property: HotelProperty, language: LanguageCode): string {
  const { name, city, scene, hotelClass, amenities } = property;
  const style = hotelClass >= 4.5 ? "grand" : hotelClass >= 3.5 ? "comfortable" : "simple";
  const extras = (["pool", "spa", "restaurant", "familyRooms", "petsAllowed"] as const)
    .filter((amenity) => amenities.includes(amenity))
    .slice(0, 2);
  return [
    toText("scenes", scene, language, { name, city: toPlaceName(city, language) }),
    toText("styles", style, language),
    ...extras.map((amenity) => toText("extras", amenity, language)),
    toText("notes", "sample", language),
  ].join(" ");
}

/** What a hotel's page shows regardless of the dates. */
export function toHotel(property: HotelProperty, language: LanguageCode): Hotel {
  const { id, name, hotelClass, guestScore, city, latitude, longitude, amenities, pictures } =
    property;
  const { from, until, outUntil } = toCheckTimes(property);
  const quarter = findQuarter(property);
  return {
    id,
    supplier: "sandbox",
    name,
    hotelClass,
    guestScore,
    city: toPlaceName(city, language),
    countryCode: city.countryCode,
    latitude,
    longitude,
    amenities: [...amenities],
    description: describe(property, language),
    pictures: [...pictures],
    address: [
      toStreet(property),
      ...(quarter?.city.id === city.id ? [toPlaceName(quarter, language)] : []),
      toPlaceName(city, language),
      toCountryName(city.countryCode, language),
    ].join(", "),
    phone: toPhone(property),
    timeZone: city.timeZone,
    checkIn: { from, until },
    checkOut: { until: outUntil },
    accessibility: listAccessibility(property),
    nearby: listNearby(property, language),
  };
}
