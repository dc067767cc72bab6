import { NextIntlClientProvider, useLocale, useMessages, type NestedKeyOf } from "next-intl";
import type { ReactNode } from "react";
import type { ItemService } from "@/lib/api/contract/items";
import { pickTexts } from "@/lib/i18n/pick-texts";
import type { Messages } from "@/lib/i18n/messages";

type Props = {
  /** Whole ones, or by their path the parts that are used: `hotelTerms.boards`. */
  namespaces: readonly NestedKeyOf<Messages>[];
  /** What a service says in its own words, on pages that are about an item of it. */
  item?: { service: ItemService; part: keyof Messages["itemTerms"][ItemService] };
  children: ReactNode;
};

/**
 * Texts for the client components of one page: what every page includes is in
 * lib/i18n/client-messages.ts and should be little.
 */
export function ClientTexts({ namespaces, item, children }: Props) {
  const messages = useMessages();
  return (
    <NextIntlClientProvider
      locale={useLocale()}
      messages={pickTexts(messages, [
        ...namespaces,
        ...(item ? [`itemTerms.${item.service}.${item.part}`] : []),
      ])}
    >
      {children}
    </NextIntlClientProvider>
  );
}
