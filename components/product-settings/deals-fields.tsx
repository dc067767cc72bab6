import { useLocale, useTranslations } from "next-intl";
import { CountryOptions } from "@/components/site/country-options";
import { Field, type ControlProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import {
  toPlaceChoice,
  type PlaceField,
  type ProductFields,
} from "@/lib/product-settings/product-form";
import { useProductTexts } from "./use-product-texts";

export type KnownPlace = Readonly<Record<PlaceField, string | number>> & { slug: string };
type Props = {
  fields: ProductFields;
  /** To be chosen instead of entering one. */ places: readonly KnownPlace[];
  /** What is wrong with a field, if anything. */ errorOf: (name: string) => string | null;
};

const ranges = {
  lat: [-90, 90],
  long: [-180, 180],
  airportLat: [-90, 90],
  airportLong: [-180, 180],
  radius: [1, 200],
  driverAge: [18, 99],
} as const;

/** The place that deals are for, and what they are priced with. */
export function DealsFields({ fields, places, errorOf }: Props) {
  const t = useTranslations("productSettings");
  const locale = useLocale();
  const { toLabel } = useProductTexts();
  const field = (
    name: keyof ProductFields,
    control: (props: ControlProps) => React.ReactNode,
    hint: string | null = null,
  ) => (
    <Field id={`product-${name}`} label={toLabel(name)} hint={hint} error={errorOf(name)}>
      {control}
    </Field>
  );
  const country = (
    name: "countryCode" | "nationality" | "destinationCountryCode" | "countryOfResidence",
  ) =>
    field(name, (control) => (
      <Select {...control} name={name} defaultValue={fields[name]}>
        <option value="">–</option>
        <CountryOptions locale={locale} />
      </Select>
    ));
  const number = (name: keyof typeof ranges, step: number | "any" = "any") =>
    field(name, (control) => (
      <TextInput
        {...control}
        type="number"
        name={name}
        defaultValue={fields[name]}
        min={ranges[name][0]}
        max={ranges[name][1]}
        step={step}
        dir="ltr"
      />
    ));
  return (
    <div className="space-y-6">
      {field(
        "place",
        (control) => (
          <Select {...control} name="place" defaultValue={fields.place}>
            <option value="">{t("place.none")}</option>
            <option value="own">{t("place.own")}</option>
            {places.length > 0 && (
              <optgroup label={t("place.known")}>
                {places.map((place) => (
                  <option key={place.slug} value={toPlaceChoice(place)}>
                    {place.name}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        ),
        t("place.hint"),
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {field("name", (control) => (
          <TextInput {...control} name="name" defaultValue={fields.name} maxLength={120} />
        ))}
        {country("countryCode")}
        {number("lat")}
        {number("long")}
        {number("airportLat")}
        {number("airportLong")}
      </div>
      <div className="grid gap-5 border-t border-line pt-6 sm:grid-cols-2">
        {country("nationality")}
        {country("destinationCountryCode")}
        {number("radius", 1)}
        {number("driverAge", 1)}
        {country("countryOfResidence")}
      </div>
    </div>
  );
}
