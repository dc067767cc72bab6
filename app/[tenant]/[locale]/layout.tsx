import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { CSSProperties, ReactNode } from "react";
import { isRightToLeft, toFormatLocale } from "@/lib/api/contract/languages";
import { requireAgency } from "@/lib/tenant/require-agency";
import { toTheme } from "@/lib/tenant/theme";
import "../../globals.css";

// A nonce lives for one answer (architecture decision 4).
export const dynamic = "force-dynamic";

export default async function AgencyLayout({ children }: { children: ReactNode }) {
  const [agency, locale] = await Promise.all([requireAgency(), getLocale()]);
  return (
    <html lang={toFormatLocale(locale)} dir={isRightToLeft(locale) ? "rtl" : "ltr"} style={toTheme(agency.primaryColor) as CSSProperties}>
      <body>
        <NextIntlClientProvider>
          <main>{children}</main>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
