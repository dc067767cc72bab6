"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";

const inputOf = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
};

/**
 * Copies the contact's name to the first passenger, where it can be seen and corrected: buyers
 * may book for others, and passports don't always say what people call themselves.
 */
export function ContactName({
  names: { first, last, hasOneName },
}: {
  names: { first: string; last: string; hasOneName: string };
}) {
  const t = useTranslations("flightBooking.passengers");
  const copy = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form } = currentTarget;
    if (!form) return;
    const alone = inputOf(form, hasOneName);
    if (alone) alone.checked = false;
    for (const [from, to] of [
      ["firstName", first],
      ["lastName", last],
    ] as const) {
      const target = inputOf(form, to);
      if (!target) continue;
      target.value = inputOf(form, from)?.value ?? "";
      target.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline noscript:hidden"
    >
      {t("takeContact")}
    </button>
  );
}
