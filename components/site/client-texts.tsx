import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";
import type { ItemService } from "@/lib/api/contract/items";
import type { Messages } from "@/lib/i18n/messages";
import { pickTexts, type TextsName } from "@/lib/i18n/pick-texts";

/**
 * Texts for the client components of one page: what every page includes is in
 * lib/i18n/client-messages.ts and should be little.
 */
export function ClientTexts({
  namespaces,
  item,
  children,
}: {
  namespaces: readonly TextsName[];
  /** What a service says in its own words, on pages that are about an item of it. */
  item?: { service: ItemService; part: keyof Messages["itemTerms"][ItemService] };
  children: ReactNode;
}) {
  const messages = useMessages();
  return (
    <NextIntlClientProvider
      messages={{
        ...pickTexts(messages, namespaces),
        ...(item && {
          itemTerms: {
            [item.service]: { [item.part]: messages.itemTerms[item.service][item.part] },
          },
        }),
      }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
