import { getRequestConfig } from "next-intl/server";
import { locale as rootLocale, tenant } from "next/root-params";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";
import { readMessages } from "./messages";

/**
 * next-intl's configuration of a render: texts in the path's language, formats of its region at the
 * agency, and the agency's time zone (pages outside every agency have neither).
 */
export default getRequestConfig(async ({ locale }) => {
  const chosen = toLanguageCode(locale ?? (await rootLocale()));
  const subdomain = await tenant();
  const agency = subdomain ? await findAgencyBySubdomain(subdomain) : null;
  return {
    locale: toFormatLocale(chosen, agency?.formatRegion),
    messages: await readMessages(chosen),
    timeZone: agency?.timeZone ?? "UTC",
  };
});
