"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ServiceId, ServiceMode } from "@/lib/api/contract/services";
import { paths } from "@/lib/paths";
import { resultsId } from "@/lib/results/page-ids";
import { ActivityFields } from "./activity-fields.client";
import { CarFields } from "./car-fields.client";
import { CruiseFields } from "./cruise-fields.client";
import { FlightEnquiryFields } from "./flight-enquiry-fields.client";
import { FlightFields } from "./flight-fields.client";
import { HotelFields } from "./hotel-fields.client";
import { ResidenceField } from "./residence-field.client";
import { ResortFields } from "./resort-fields.client";
import type { SearchDefaults } from "./search-defaults";

const fields = {
  flights: FlightFields,
  hotels: HotelFields,
  cars: CarFields,
  activities: ActivityFields,
  cruises: CruiseFields,
  resorts: ResortFields,
};

const streaming: ReadonlySet<ServiceId> = new Set(["flights", "hotels", "cars"]);

type Props = {
  service: ServiceId;
  /** Online unless said: whether it leads to results or to an enquiry. */ mode?:
    ServiceMode | undefined;
  prefix: string;
  defaults: SearchDefaults;
};

/** A GET form, which works without script; script adds suggestions and steppers. */
export function SearchForm({ service, mode = "online", prefix, defaults }: Props) {
  const t = useTranslations("search");
  const isOnRequest = mode === "on-request";
  const Fields = isOnRequest && service === "flights" ? FlightEnquiryFields : fields[service];
  return (
    <form
      method="get"
      // With the focus where the results are.
      action={`${prefix}${isOnRequest ? paths.enquiry(service) : `${paths.search(service)}#${resultsId}`}`}
      className="grid gap-4 p-4 sm:p-6 lg:flex lg:flex-wrap lg:items-end"
    >
      <div
        className={clsx(
          "grid min-w-0 flex-1 grid-cols-2 gap-4",
          // Rentals and flights ask for more than fits into one row.
          (service === "cars" && "lg:grid-cols-5") ||
            (Fields === FlightFields && "lg:grid-cols-4") ||
            "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none",
        )}
      >
        <Fields defaults={defaults} />
      </div>
      {isOnRequest && (
        <p className="text-sm text-ink-soft lg:order-last lg:-mb-2 lg:basis-full">
          {t("onRequest")}
        </p>
      )}
      {(service === "hotels" || service === "cars") && !isOnRequest && (
        <div className="lg:order-last lg:-mb-3 lg:basis-full">
          <ResidenceField
            label={t(service === "cars" ? "driverResidence" : "residence")}
            defaultValue={defaults.residence}
            countriesIn={defaults.countriesIn}
          />
        </div>
      )}
      {streaming.has(service) && !isOnRequest && (
        // Results that stream in need script to find their place.
        <noscript>
          <input type="hidden" name="stream" value="false" />
        </noscript>
      )}
      <Button type="submit" size="large" className="shrink-0">
        {isOnRequest ? t("ask") : t(`submit.${service}`)}
      </Button>
    </form>
  );
}
