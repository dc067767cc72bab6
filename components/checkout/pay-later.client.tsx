"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useDeadline } from "@/lib/dates/use-deadline";

type Props = {
  /** Until when it can be held unpaid. */ until: string;
  /** Of the place. */ zone: string;
  isSending: boolean;
  isPressed: boolean;
};

/**
 * The other way to book: held unpaid. After the button that pays, so that the Enter key never
 * chooses it.
 */
export function PayLater({ until, zone, isSending, isPressed }: Props) {
  const t = useTranslations("checkout.payLater");
  const time = useDeadline()(until, zone);
  return (
    <section
      aria-labelledby="pay-later"
      className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
    >
      <h2 id="pay-later" className="text-heading font-semibold">
        {t("title")}
      </h2>
      <div className="mt-2 max-w-prose space-y-2 text-sm text-ink-soft">
        <p>{t("text", { time })}</p>
        <p>{t("otherwise")}</p>
      </div>
      <Button
        type="submit"
        name="payment"
        value="later"
        look="secondary"
        className="mt-4 max-md:w-full"
        isLoading={isSending && isPressed}
        aria-disabled={isSending || undefined}
      >
        {t("action")}
      </Button>
    </section>
  );
}
