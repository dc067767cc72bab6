"use client";

import { useTranslations } from "next-intl";
import { CheckoutFlow, type CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import type { ServiceQuestions } from "@/components/checkout/service-questions";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { CarItem } from "@/lib/api/contract/car-items";
import { checkDriver, driverNames, toDriver } from "./check-driver";
import { DriverFields } from "./driver-fields.client";
import { SoldOut } from "./sold-out.client";

/** The contact has the same fields. */
const isDriverName = (name: string) => Object.values<string>(driverNames).includes(name);

/** The checkout of a car: who drives it, at the age that the price is for. */
export function CarCheckout({ frame, item }: { frame: CheckoutFrame; item: CarItem }) {
  const t = useTranslations("carBooking.driver");
  const forms = useTranslations("forms");
  const { driverAge, pickUpAt } = item;
  const age = String(driverAge);
  const wrongAge = t("wrongAge", { age });
  const questions: ServiceQuestions = {
    travellers: 1,
    names: ["isDriverContact", ...Object.values(driverNames)],
    toFields: (form, asked) => (
      <Card title={t("title")} text={t("text")}>
        <DriverFields form={form} asked={asked} />
        <p className="mt-4 text-sm text-ink-soft">
          {t.rich("age", {
            age,
            link: (chunks) => (
              <a href={frame.links.search} className="font-semibold text-brand-ink underline">
                {chunks}
              </a>
            ),
          })}
        </p>
        <Notice className="mt-4">
          <p>{t("card")}</p>
        </Notice>
      </Card>
    ),
    check: (values, asked) =>
      checkDriver(values, { asked, driverAge, pickUpOn: pickUpAt.slice(0, 10), wrongAge }),
    explain: (need) => (need === "birthDate" ? wrongAge : null),
    inFull: (problem, name) =>
      isDriverName(name) ? forms("problemOf", { who: t("title"), problem }) : problem,
    toBody: toDriver,
  };
  return (
    <CheckoutFlow
      {...frame}
      questions={questions}
      soldOut={<SoldOut item={item} links={frame.links} />}
    />
  );
}
