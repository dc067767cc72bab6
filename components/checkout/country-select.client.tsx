"use client";

import { useLocale } from "next-intl";
import { useSyncExternalStore, type ComponentProps } from "react";
import { Select } from "@/components/ui/select";
import { listCountries } from "@/lib/residence/list-countries";

const subscribe = () => () => undefined;

/**
 * All countries by the browser's names, which may not be the server's: it gets them once the script
 * runs, and at once where it is drawn again with an answer that is kept.
 */
export function CountrySelect(props: Omit<ComponentProps<"select">, "children">) {
  const locale = useLocale();
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <Select {...props} defaultValue="">
      <option value="" />
      {isBrowser &&
        listCountries(locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  );
}
