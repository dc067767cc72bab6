import { resolveService, type ServiceId } from "@/lib/api/contract/services";
import { paths } from "@/lib/paths";

/**
 * Where a thread is read: travellers and those who work at an agency have pages of their own, and
 * so have the agency's enquiries.
 */
export const supportPlaces = ["mytrip", "settings", "enquiries"] as const;
export type SupportPlace = (typeof supportPlaces)[number];

/** The page of a thread, as its forms name it: in a place, or an enquiry's for its sender. */
export type ThreadAddress =
  | { place: SupportPlace; reference: string }
  | {
      place: "enquiry";
      reference: string;
      service: ServiceId;
      /** Of a sender who isn't signed in. */ key?: string | undefined;
    };

/** The place that a form names; the travellers' for anything else. */
export const toSupportPlace = (value: string | undefined): SupportPlace =>
  supportPlaces.find((place) => place === value) ?? "mytrip";

/** The address that a form names. */
export function readThreadAddress(form: Readonly<Record<string, string>>): ThreadAddress {
  const { place, reference = "", key } = form;
  const service = place === "enquiry" ? resolveService(form.service) : null;
  return service
    ? { place: "enquiry", reference, service: service.id, key: key || undefined }
    : { place: toSupportPlace(place), reference };
}

type SupportQuery = Parameters<typeof paths.mySupport>[0];
/** A place's page of requests, without a language. */
export const supportPath = (place: SupportPlace, query: SupportQuery = {}): string =>
  ({
    mytrip: () => paths.mySupport(query),
    settings: () => paths.supportSettings(query),
    enquiries: () => paths.enquiries(),
  })[place]();

/** The page of one thread, without a language. */
export function ticketPath(
  address: ThreadAddress,
  query: Parameters<typeof paths.myTicket>[1] = {},
): string {
  const { place, reference } = address;
  if (place === "enquiry") {
    const { service, key } = address;
    return paths.enquiryStatus(service, { reference, key, ...query });
  }
  const toPath = {
    mytrip: paths.myTicket,
    settings: paths.supportTicket,
    enquiries: paths.agencyEnquiry,
  }[place];
  return toPath(reference, query);
}

/** The id of an entry of a thread, the fragment of its address. */
export const entryId = (ordinal: number): string => `entry-${ordinal}`;
/** The id of what is wrong with a form. */
export const problemsId = "problems";
