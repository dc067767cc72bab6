import type { ServiceId } from "@/lib/api/contract/services";

type FieldKind =
  | "place"
  | "day"
  | "end"
  | "time"
  | "count"
  | "childAges"
  | "driverAge"
  | "line"
  | "month";
export type EnquiryField = {
  name: string;
  kind: FieldKind;
  isOptional?: true;
  /** For a count. */ minimum?: 0 | 1;
  /** The default value. */ usual?: string;
};

const place = (name: string): EnquiryField => ({ name, kind: "place" });
const count = (name: string, minimum: 0 | 1, usual: string): EnquiryField => ({
  name,
  kind: "count",
  minimum,
  usual,
});
const [adults, children, infants] = [
  count("adults", 1, "2"),
  count("children", 0, "0"),
  count("infants", 0, "0"),
];
const childAges: EnquiryField = { name: "childAges", kind: "childAges", isOptional: true };
const stay: EnquiryField[] = [
  { name: "checkIn", kind: "day" },
  { name: "checkOut", kind: "end" },
];

/**
 * The fields of an enquiry in form order, named like those of the search forms and of the contract.
 */
export const enquiryFields: Readonly<Record<ServiceId, readonly EnquiryField[]>> = {
  flights: [
    place("from"),
    place("to"),
    { name: "departure", kind: "day" },
    { name: "return", kind: "end", isOptional: true },
    count("adults", 1, "1"),
    children,
    infants,
  ],
  hotels: [place("place"), ...stay, count("rooms", 1, "1"), adults, children, childAges],
  cars: [
    place("pickUpPlace"),
    { name: "dropOffPlace", kind: "place", isOptional: true },
    { name: "pickUpDate", kind: "day" },
    { name: "pickUpTime", kind: "time", usual: "10:00" },
    { name: "dropOffDate", kind: "end" },
    { name: "dropOffTime", kind: "time", usual: "10:00" },
    { name: "driverAge", kind: "driverAge" },
  ],
  activities: [place("place"), { name: "date", kind: "day" }, count("adults", 1, "1"), children],
  cruises: [
    { name: "line", kind: "line", isOptional: true },
    { name: "month", kind: "month", isOptional: true },
    adults,
    children,
    infants,
  ],
  resorts: [place("place"), ...stay, adults, children, childAges],
};

/** Fields about the sender, besides the trip. */
export const contactFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "preferredContact",
  "message",
] as const;

/** A form's values by field name. */
export type EnquiryValues = Readonly<Record<string, string>>;
