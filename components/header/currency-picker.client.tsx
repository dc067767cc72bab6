"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import {
  Autocomplete,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  SearchField,
  useFilter,
  type Key,
} from "react-aria-components";
import { Icon } from "@/components/ui/icon";
import { controlClass } from "@/components/ui/control-class";
import { keepInBrowser } from "@/lib/keep-in-browser";
import { toCurrencyCookie } from "@/lib/money/to-currency-cookie";
import { currenciesQuery } from "@/lib/queries/currencies";
import { getQueryClient } from "@/lib/queries/query-client";

type Props = { current: string; onDone: () => void };

/** Searches name and code, case-insensitive: type, go down with the arrows, choose with Enter. */
export function CurrencyPicker({ current, onDone }: Props) {
  const t = useTranslations("currency");
  const router = useRouter();
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery(locale), getQueryClient());
  const choices = currencies.data ?? [];
  const emptyText = currencies.isError ? "failed" : currencies.isPending ? "loading" : "none";
  const { contains } = useFilter({ sensitivity: "base" });

  const choose = (key: Key | undefined) => {
    const choice = choices.find(({ currency }) => currency === key);
    if (choice && choice.currency !== current) {
      const value = toCurrencyCookie({ currency: choice.currency, country: choice.code });
      keepInBrowser("currency", value);
      router.refresh();
    }
    onDone();
  };

  return (
    <I18nProvider locale={locale}>
      <Autocomplete filter={contains}>
        <SearchField
          // Mounted by the press that opens the dialog: the focus belongs in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={t("search")}
          className="sticky -top-2 z-10 -mx-2 -mt-2 bg-surface-raised p-2"
        >
          <Icon
            name="search"
            className="pointer-events-none absolute start-5 top-5 size-5 text-ink-faint"
          />
          <Input placeholder={t("search")} className={controlClass("ps-11")} />
        </SearchField>
        <ListBox
          aria-label={t("choose")}
          items={choices}
          selectionMode="single"
          selectedKeys={[current]}
          onSelectionChange={(keys) => choose(keys === "all" ? undefined : [...keys][0])}
          renderEmptyState={() => <p className="px-3 py-2 text-sm text-ink-soft">{t(emptyText)}</p>}
          className="outline-none"
        >
          {({ name, currency }) => (
            <ListBoxItem
              id={currency}
              textValue={`${name} ${currency}`}
              className="flex min-h-11 cursor-pointer scroll-mt-16 items-center gap-3 rounded-control px-3 outline-none hover:bg-brand-tint data-focused:bg-brand-tint data-selected:font-semibold"
            >
              <span className="min-w-0 grow">{name}</span>
              {currency === current && (
                <Icon name="check" className="size-4 shrink-0 text-brand-ink" />
              )}
              <span className="text-sm text-ink-soft tabular-nums">{currency}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </I18nProvider>
  );
}
