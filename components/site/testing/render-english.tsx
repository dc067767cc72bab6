import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { english } from "@/lib/i18n/messages";

/** With the English texts, and in UTC. */
export const English = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

export const renderEnglish = (node: ReactNode) => render(node, { wrapper: English });
