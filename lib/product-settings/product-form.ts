import type { AgencySettingsWire } from "@/lib/api/contract/agency-settings";
import {
  resolveServiceMode,
  serviceById,
  serviceIds,
  type ServiceId,
  type ServiceMode,
} from "@/lib/api/contract/services";
import { moveInOrder } from "@/lib/forms/move-in-order";

/** Of the deals' place, by their wire names. */
export const placeFields = [
  "name",
  "countryCode",
  "lat",
  "long",
  "airportLat",
  "airportLong",
] as const;
/** What deals are priced with, by their wire names. */
export const dealFields = [
  "nationality",
  "destinationCountryCode",
  "radius",
  "driverAge",
  "countryOfResidence",
] as const;
export type PlaceField = (typeof placeFields)[number];
export type DealField = (typeof dealFields)[number];
type ModeField = `mode-${ServiceId}`;
export const toModeField = (id: ServiceId): ModeField => `mode-${id}`;

/**
 * The form's fields with all of its values as text. `order`: services with commas between them ·
 * `place`: "own" has the fields of the place, and "" is no place.
 */
export type ProductFields = Record<"order" | "place" | ModeField | PlaceField | DealField, string>;
type Form = Readonly<Record<string, string | undefined>>;

const isServiceId = (id: string): id is ServiceId => serviceIds.some((each) => each === id);
/** Each service once: the named ones first. */
const toWholeOrder = (named: readonly string[]): ServiceId[] => [
  ...new Set([...named.filter(isServiceId), ...serviceIds]),
];
export const listOrder = ({ order }: Pick<ProductFields, "order">): ServiceId[] =>
  toWholeOrder(order.split(","));

const toModes = (modeOf: (id: ServiceId) => string) =>
  Object.fromEntries(serviceIds.map((id) => [toModeField(id), modeOf(id)])) as Record<
    ModeField,
    string
  >;
const pickTexts = <Name extends string>(
  names: readonly Name[],
  valueOf: (name: Name) => string | number | null | undefined,
) =>
  Object.fromEntries(names.map((name) => [name, String(valueOf(name) ?? "").trim()])) as Record<
    Name,
    string
  >;

/** The form of what is stored. A service that isn't listed is off, and comes last. */
export function toProductFields(
  settings: Pick<AgencySettingsWire, "bookingMenuItemOptions" | "dealsLocation" | "dealDefaults">,
): ProductFields {
  const { bookingMenuItemOptions = [], dealsLocation, dealDefaults } = settings;
  const optionOf = (id: ServiceId) =>
    bookingMenuItemOptions.find(({ title }) => title === serviceById(id).menuTitle);
  const listed = bookingMenuItemOptions.flatMap(
    ({ title }) => serviceIds.find((id) => serviceById(id).menuTitle === title) ?? [],
  );
  return {
    order: toWholeOrder(listed).join(),
    ...toModes((id) => {
      const option = optionOf(id);
      return option ? resolveServiceMode(option) : "off";
    }),
    place: dealsLocation ? "own" : "",
    ...pickTexts(placeFields, (name) => dealsLocation?.[name]),
    ...pickTexts(dealFields, (name) => dealDefaults?.[name]),
  };
}

/** A known place as a choice of the form's: it brings the fields that would be entered. */
export const toPlaceChoice = (place: Readonly<Record<PlaceField, string | number>>): string =>
  new URLSearchParams(pickTexts(placeFields, (name) => place[name])).toString();

/** A sent form: with the step of its button taken, and a chosen place as if it were entered. */
export function readProductFields(form: Form): ProductFields {
  const { place = "" } = form;
  const chosen = place === "" || place === "own" ? null : new URLSearchParams(place);
  return {
    order: moveInOrder(toWholeOrder((form["order"] ?? "").split(",")), form["move"]).join(),
    ...toModes((id) => form[toModeField(id)] ?? "off"),
    place: place && "own",
    ...pickTexts(placeFields, (name) => (chosen ? chosen.get(name) : form[name])),
    ...pickTexts(dealFields, (name) => form[name]),
  };
}

/** What is no number becomes null, which the backend refuses by its name. */
function toNumber(text: string): number | null {
  const number = Number(text.replace(",", "."));
  return text === "" || Number.isNaN(number) ? null : number;
}

/** The settings that a form says. What is wrong with them, the backend says. */
export const toProductInput = (fields: ProductFields) => ({
  bookingMenuItemOptions: listOrder(fields).map((id) => ({
    title: serviceById(id).menuTitle,
    mode: fields[toModeField(id)],
  })),
  dealsLocation: fields.place
    ? {
        name: fields.name,
        countryCode: fields.countryCode,
        lat: toNumber(fields.lat),
        long: toNumber(fields.long),
        airportLat: toNumber(fields.airportLat),
        airportLong: toNumber(fields.airportLong),
      }
    : null,
  dealDefaults: {
    nationality: fields.nationality,
    destinationCountryCode: fields.destinationCountryCode,
    radius: toNumber(fields.radius),
    driverAge: toNumber(fields.driverAge),
    countryOfResidence: fields.countryOfResidence,
  },
});

/** The field of the form that a refused setting is entered in, by the refusal's path. */
export function toProductField(path: string, fields: ProductFields): string {
  const [group, index] = path.split(".").slice(1);
  const id = group === "bookingMenuItemOptions" && listOrder(fields)[Number(index)];
  return id ? toModeField(id) : (path.split(".").at(-1) ?? "");
}

/** Fields whose stored value isn't the sent one. Without a stored place its fields are no news. */
export const listDifferences = (
  stored: ProductFields,
  sent: ProductFields,
): (keyof ProductFields)[] =>
  (Object.keys(stored) as (keyof ProductFields)[]).filter(
    (name) =>
      stored[name] !== sent[name] &&
      (stored.place !== "" || !placeFields.some((each) => each === name)),
  );

/** How it can be sold: online where it can be booked here. */
export const listOfferedModes = (id: ServiceId): ServiceMode[] =>
  serviceById(id).isBookable ? ["online", "on-request", "off"] : ["on-request", "off"];
