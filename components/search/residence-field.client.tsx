"use client";

import { useLocale } from "next-intl";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { listCountries, type Country } from "@/lib/residence/list-countries";
import { residenceCookie } from "@/lib/residence/resolve-residence";

const aYear = 525_600 * 60;

/**
 * Writes the cookie; it loads when somebody comes to the field, and isn't part of the first view's
 * script.
 */
const loadCookies = () => import("cookies-next/client");

async function remember(country: string): Promise<void> {
  const { setCookie } = await loadCookies();
  setCookie(residenceCookie, country, {
    path: "/",
    maxAge: aYear,
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
}

/** The choices that the document has: the server may name some in other words than the browser. */
const readChoices = (select: Element | null): Country[] =>
  [...(select?.querySelectorAll("option") ?? [])].map(({ value, textContent }) => ({
    code: value,
    name: textContent,
  }));

/**
 * Where the guests or the driver live: asked once, kept for the next search. The browser names the
 * countries where the document doesn't.
 */
export function ResidenceField({
  label,
  defaultValue,
  countriesIn,
}: {
  label: string;
  defaultValue: string;
  /** The language tag that the document names all countries in. */
  countriesIn?: string | undefined;
}) {
  const locale = useLocale();
  const id = useId();
  const [choices, setChoices] = useState((): readonly Country[] => {
    if (countriesIn && typeof document === "undefined") return listCountries(countriesIn);
    const shown = typeof document === "undefined" ? [] : readChoices(document.getElementById(id));
    return shown.length > 0
      ? shown
      : [
          {
            code: defaultValue,
            name:
              new Intl.DisplayNames(locale, { type: "region" }).of(defaultValue) ?? defaultValue,
          },
        ];
  });
  // Before the press opens the list.
  const fill = () => {
    void loadCookies();
    if (choices.length === 1) flushSync(() => setChoices(listCountries(locale)));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        name="residence"
        defaultValue={defaultValue}
        onPointerDown={fill}
        onFocus={fill}
        onChange={({ target }) => void remember(target.value)}
        className="field-sizing-content min-h-9 max-w-full rounded-control bg-transparent font-semibold text-ink underline decoration-line-strong underline-offset-4"
      >
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
