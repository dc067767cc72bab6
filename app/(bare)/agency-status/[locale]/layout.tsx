import { locale } from "next/root-params";
import type { ReactNode } from "react";
import { isRightToLeft, toLanguageTag, toLanguageCode } from "@/lib/api/contract/languages";
import { toTheme } from "@/lib/tenant/theme";
import "../../../globals.css";

// A nonce is valid for one response.
export const dynamic = "force-dynamic";

/** The layout of pages that belong to no agency's site. */
export default async function BareLayout({ children }: { children: ReactNode }) {
  const language = toLanguageCode(await locale());
  return (
    <html
      lang={toLanguageTag(language)}
      dir={isRightToLeft(language) ? "rtl" : "ltr"}
      style={toTheme(null)}
    >
      <body>{children}</body>
    </html>
  );
}
