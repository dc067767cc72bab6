import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";
import type { ItemService } from "@/lib/api/contract/items";
import type { Messages } from "@/lib/i18n/messages";

/** A namespace, or a part of one, such as `accounts.signUp`. */
type TextsName = {
  [N in keyof Messages]: N | `${N}.${keyof Messages[N] & string}`;
}[keyof Messages];

type Tree = { [name: string]: unknown };

/** The named texts, each at its place. */
function pick(messages: Messages, names: readonly TextsName[]): Tree {
  const picked: Tree = {};
  for (const name of names) {
    const [namespace, part] = name.split(".", 2) as [keyof Messages, string?];
    const texts: Tree = messages[namespace];
    picked[namespace] = part ? { ...(picked[namespace] as Tree), [part]: texts[part] } : texts;
  }
  return picked;
}

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
        ...pick(messages, namespaces),
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
