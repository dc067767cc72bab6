"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ServiceId, ServiceMode } from "@/lib/api/contract/services";
import { paths } from "@/lib/paths";
import { resultsId } from "@/lib/results/page-ids";
import { fieldsOf } from "./fields-of.client";
import { ResidenceField } from "./residence-field.client";
import type { SearchDefaults } from "./search-defaults";

type Props = {
  service: ServiceId;
  /** Online unless said: whether it leads to results or to an enquiry. */
  mode?: ServiceMode | undefined;
  prefix: string;
  defaults: SearchDefaults;
};

/** A GET form, which works without script; script adds suggestions and steppers. */
export function SearchForm({ service, mode = "online", prefix, defaults }: Props) {
  const t = useTranslations("search");
  const isOnRequest = mode === "on-request";
  const slots = fieldsOf[service];
  const { Fields, columns } = (isOnRequest && slots.onRequest) || slots;
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
          columns ?? "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none",
        )}
      >
        <Fields defaults={defaults} />
      </div>
      {isOnRequest && (
        <p className="text-sm text-ink-soft lg:order-last lg:-mb-2 lg:basis-full">
          {t("onRequest")}
        </p>
      )}
      {slots.residence && !isOnRequest && (
        <div className="lg:order-last lg:-mb-3 lg:basis-full">
          <ResidenceField
            label={t(slots.residence)}
            reason={t("residenceWhy")}
            defaultValue={defaults.residence}
            countriesIn={defaults.countriesIn}
          />
        </div>
      )}
      {!isOnRequest && (
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
