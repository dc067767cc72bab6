/** The closed lists of balloon rides. Free of zod: the browser imports it. */

const toPlace = (id: string, name: string, at: readonly [string, number, number, string]) => ({
  ...{ id, name, address: `Balloon field, ${name}` },
  ...{ countryCode: at[0], latitude: at[1], longitude: at[2], timeZone: at[3] },
});
/** Where balloons take off; on Null Island they do what their names say. */
export const ridePlaces = [
  toPlace("goreme", "Göreme", ["TR", 38.643, 34.829, "Europe/Istanbul"]),
  toPlace("luxor", "Luxor", ["EG", 25.687, 32.64, "Africa/Cairo"]),
  toPlace("null-island", "Null Island", ["ZZ", 0, 0, "Etc/UTC"]),
];
export type RidePlace = (typeof ridePlaces)[number];
export const findRidePlace = (id: unknown): RidePlace | null =>
  ridePlaces.find((place) => place.id === id) ?? null;

/** shared: with others in the basket · private: whole baskets. */
export const rideKinds = ["shared", "private"] as const;
export type RideKind = (typeof rideKinds)[number];
export const rideSorts = ["best", "price"] as const;
export const rideLimits = { people: 12, peopleInBasket: 4 } as const;
