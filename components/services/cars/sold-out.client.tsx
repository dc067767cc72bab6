"use client";

import { useTranslations } from "next-intl";
import type { CheckoutLinks } from "@/components/checkout/checkout-links";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { buttonClass } from "@/components/ui/button-class";
import type { CarItem } from "@/lib/api/contract/car-items";
import { withClass } from "@/lib/cars/with-class";

/** The car went to somebody else: says so plainly, and leads to others for the same rental. */
export function SoldOut({ item, links }: { item: CarItem; links: CheckoutLinks }) {
  const t = useTranslations("carBooking.soldOut");
  return (
    <div>
      <FormHeading isNew title={t("title")} text={t("text")} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <a
          href={withClass(links.search, item.offer.vehicle.class)}
          className={buttonClass({ size: "large" })}
        >
          {t("seeCars")}
        </a>
        <a href={links.search} className={buttonClass({ look: "secondary", size: "large" })}>
          {t("otherCars")}
        </a>
      </div>
    </div>
  );
}
