import { useFormatter, useLocale, useTranslations } from "next-intl";
import { serviceIds, type ServiceMode } from "@/lib/api/contract/services";
import {
  listOrder,
  toModeField,
  type DealField,
  type PlaceField,
  type ProductFields,
} from "@/lib/product-settings/product-form";
import { listCountries } from "@/lib/residence/list-countries";

const countryFields = new Set<string>([
  "countryCode",
  "nationality",
  "destinationCountryCode",
  "countryOfResidence",
] satisfies (PlaceField | DealField)[]);

/** What fields of the form are called, and their values in words; "–" for none. */
export function useProductTexts() {
  const t = useTranslations("productSettings");
  const services = useTranslations("enquiries.services");
  const format = useFormatter();
  const locale = useLocale();
  const serviceOf = (name: string) => serviceIds.find((id) => toModeField(id) === name);
  const toMode = (mode: string) =>
    ({
      online: t("modes.online"),
      "on-request": t("modes.onRequest"),
      off: t("modes.off"),
    })[mode as ServiceMode] ?? mode;
  const labels: Record<"order" | "place" | PlaceField | DealField, string> = {
    order: t("fields.order"),
    place: t("fields.place"),
    name: t("fields.name"),
    countryCode: t("fields.country"),
    lat: t("fields.lat"),
    long: t("fields.long"),
    airportLat: t("fields.airportLat"),
    airportLong: t("fields.airportLong"),
    nationality: t("fields.nationality"),
    destinationCountryCode: t("fields.destinationCountry"),
    radius: t("fields.radius"),
    driverAge: t("fields.driverAge"),
    countryOfResidence: t("fields.residence"),
  };
  const toLabel = (name: keyof ProductFields): string => {
    const id = serviceOf(name);
    return id ? services(id) : labels[name as keyof typeof labels];
  };
  const toText = (name: keyof ProductFields, fields: ProductFields): string => {
    const value = fields[name];
    if (name === "order") return format.list(listOrder(fields).map((id) => services(id)));
    if (name === "place") return value ? fields.name : t("place.none");
    if (serviceOf(name)) return toMode(value);
    if (countryFields.has(name))
      return listCountries(locale).find(({ code }) => code === value)?.name ?? (value || "–");
    return value || "–";
  };
  return { toLabel, toMode, toText };
}
