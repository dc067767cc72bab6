import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/**
 * Texts for the client components of one page: what every page includes is in
 * lib/i18n/client-messages.ts and should be little.
 */
export function ClientTexts({
  namespaces,
  children,
}: {
  namespaces: readonly (keyof Messages)[];
  children: ReactNode;
}) {
  const messages = useMessages();
  return (
    <NextIntlClientProvider
      messages={Object.fromEntries(namespaces.map((name) => [name, messages[name]]))}
    >
      {children}
    </NextIntlClientProvider>
  );
}
