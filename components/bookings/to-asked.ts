/** What a search or a deal's link asked for, as far as it can be shown: dates are ISO days of the place, counts are whole numbers. */
export type Asked = {
  places: { key: "place" | "from" | "to" | "pickUpPlace"; text: string }[];
  dates: { start: string; end: string | null } | null;
  month: string | null;
  party: { key: "adults" | "children" | "infants" | "rooms"; count: number }[];
  driverAge: number | null;
};

type Query = Record<string, string | string[] | undefined>;

const placeKeys = ["place", "from", "to", "pickUpPlace"] as const;
const partyKeys = ["adults", "children", "infants", "rooms"] as const;
/** As the search forms and the links of deals name them. */
const startKeys = ["checkIn", "departure", "date", "pickUpDate"];
const endKeys = ["checkOut", "return", "dropOffDate"];

/** Only known keys, in plain text, each within its bounds; whatever else a query holds is not repeated to anybody. */
export function toAsked(query: Query): Asked {
  const text = (key: string) => {
    const value = query[key];
    return (typeof value === "string" ? value.trim().slice(0, 100) : "") || null;
  };
  const day = (keys: readonly string[]) => {
    const value = keys.map(text).find(Boolean) ?? "";
    // Dates that don't exist, such as 31 February, roll over when parsed.
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value) ? value : null;
  };
  const count = (key: string, { min, max }: { min: number; max: number }) => {
    const value = text(key);
    return value && /^\d{1,2}$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : null;
  };
  const [start, end] = [day(startKeys), day(endKeys)];
  const month = text("month");
  return {
    places: placeKeys.flatMap((key) => {
      const value = text(key);
      return value ? [{ key, text: value }] : [];
    }),
    dates: start ? { start, end: end && end > start ? end : null } : null,
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    party: partyKeys.flatMap((key) => {
      const value = count(key, { min: 1, max: 16 });
      return value ? [{ key, count: value }] : [];
    }),
    driverAge: count("driverAge", { min: 18, max: 99 }),
  };
}
