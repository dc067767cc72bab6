"use client";

import { useLocale } from "next-intl";
import { useId, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { listCountries } from "@/lib/residence/list-countries";
import { residenceCookie } from "@/lib/residence/resolve-residence";
import { toCountryOptions } from "@/lib/residence/to-country-options";

/**
 * Writes the cookie; it loads on press or focus of the field, and isn't part of the first view's
 * script.
 */
const loadCookies = () => import("@/lib/keep-in-browser");

async function remember(country: string): Promise<void> {
  const { keepInBrowser } = await loadCookies();
  keepInBrowser(residenceCookie, country);
}

type Props = {
  label: string;
  /** Why the field is there. */
  reason: string;
  defaultValue: string;
  /** The language tag that the document names all countries in. */
  countriesIn?: string | undefined;
};

/**
 * Where the guests or the driver live: set once, kept for the next search. The browser names the
 * countries where the document doesn't.
 */
export function ResidenceField({ label, reason, defaultValue, countriesIn }: Props) {
  const locale = useLocale();
  const id = useId();
  // As text: as elements the choices were a large part of what is rendered, and what the browser
  // takes over. It leaves those of the document as they are.
  const [options, setOptions] = useState(() => {
    const nameOf = () => new Intl.DisplayNames(locale, { type: "region" }).of(defaultValue);
    return toCountryOptions(
      countriesIn && typeof window === "undefined"
        ? listCountries(countriesIn)
        : [{ code: defaultValue, name: nameOf() ?? defaultValue }],
      defaultValue,
    );
  });
  // Before the press opens the list.
  const fill = ({ currentTarget }: SyntheticEvent<HTMLSelectElement>) => {
    void loadCookies();
    if (currentTarget.length > 1) return;
    flushSync(() => setOptions(toCountryOptions(listCountries(locale), currentTarget.value)));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      {/* Its label is before it. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <select
        id={id}
        name="residence"
        aria-describedby={`${id}-reason`}
        onPointerDown={fill}
        onFocus={fill}
        onChange={({ target }) => void remember(target.value)}
        className="field-sizing-content min-h-9 not-supports-[field-sizing:content]:w-48 max-w-full rounded-control bg-transparent font-semibold text-ink underline decoration-line-strong underline-offset-4"
        suppressHydrationWarning
        // Names are escaped.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: options }}
      />
      <span id={`${id}-reason`} className="text-ink-soft">
        {reason}
      </span>
    </div>
  );
}
