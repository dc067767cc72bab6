import { paths } from "@/lib/paths";

/** Travellers and those who work at an agency have pages of their own. */
export const supportPlaces = ["mytrip", "settings"] as const;
export type SupportPlace = (typeof supportPlaces)[number];

/** The place that a form names; the travellers' for anything else. */
export const toSupportPlace = (value: string | undefined): SupportPlace =>
  supportPlaces.find((place) => place === value) ?? "mytrip";

/** Its page of support requests, without a language. */
export const supportPath = (
  place: SupportPlace,
  query: Parameters<typeof paths.mySupport>[0] = {},
): string => (place === "mytrip" ? paths.mySupport(query) : paths.supportSettings(query));

/** Its page of one request, without a language. */
export const ticketPath = (
  place: SupportPlace,
  reference: string,
  query: Parameters<typeof paths.myTicket>[1] = {},
): string =>
  place === "mytrip" ? paths.myTicket(reference, query) : paths.supportTicket(reference, query);

/** The id of an entry of a thread, the fragment of its address. */
export const entryId = (ordinal: number): string => `entry-${ordinal}`;
/** The id of what is wrong with a form. */
export const problemsId = "problems";
