import streets from "../data/streets.json";
import type { HotelProperty } from "../hotel-properties";
import { seededRandom } from "../seeded-random";

/** A made-up street and number as they are written at the place. */
export function toStreet({ id, profile }: Pick<HotelProperty, "id" | "profile">): string {
  const { names, isNumberFirst } = streets[profile.nameStyle];
  const random = seededRandom("hotel-street", id);
  const [first = "", ...others] = names;
  const [street, number] = [random.pick([first, ...others]), random.integer(1, 180)];
  return isNumberFirst ? `${number} ${street}` : `${street} ${number}`;
}

/** Numbers that regulators keep free for films and samples; "#" is a digit. */
const samples: Record<string, string> = {
  US: "+1212555 01##",
  CA: "+1416555 01##",
  GB: "+44207946 0###",
  AU: "+61255 5060##",
  FR: "+33199 00####",
  SE: "+468465 004##",
};
/** An unassigned country code (ITU-T E.164): no telephone rings. */
const elsewhere = "+999 55501####";

/** E.164, invented. */
export function toPhone({
  id,
  city,
}: {
  id: string;
  city: Pick<HotelProperty["city"], "countryCode">;
}): string {
  const random = seededRandom("hotel-phone", id);
  return (samples[city.countryCode] ?? elsewhere)
    .replaceAll(" ", "")
    .replace(/#/g, () => String(random.integer(0, 9)));
}
