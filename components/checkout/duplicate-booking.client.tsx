"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ItemService } from "@/lib/api/contract/items";
import { paths } from "@/lib/paths";

type Props = {
  service: ItemService;
  /** Of the earlier booking; null for who isn't signed in. */
  reference: string | null;
  prefix: string;
  onBookAgain: () => void;
};

/**
 * That the same was booked within the last day, and the way to book it once more. Its button isn't
 * the form's first one, which the Enter key presses.
 */
export function DuplicateBooking({ service, reference, prefix, onBookAgain }: Props) {
  const t = useTranslations("checkout.duplicate");
  return (
    <>
      <p className="font-semibold">{t("title")}</p>
      <p>
        {reference === null
          ? t("byMail")
          : t.rich("text", {
              reference,
              link: (chunks) => (
                <a
                  href={`${prefix}${paths.step(service, "confirm-payment", { reference })}`}
                  className="font-semibold whitespace-nowrap underline"
                >
                  {chunks}
                </a>
              ),
            })}
      </p>
      <p>{t("nothing")}</p>
      <Button look="secondary" className="mt-3 max-md:w-full" onClick={onBookAgain}>
        {t("again")}
      </Button>
    </>
  );
}
