import { getRequestConfig } from "next-intl/server";
import { locale as rootLocale, tenant } from "next/root-params";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";
import { readMessages } from "./messages";

/**
 * next-intl's configuration of a render: the path's language, and the agency's time zone (pages
 * outside every agency have none).
 */
export default getRequestConfig(async ({ locale }) => {
  const chosen = toLanguageCode(locale ?? (await rootLocale()));
  const subdomain = await tenant();
  const agency = subdomain ? await findAgencyBySubdomain(subdomain) : null;
  return {
    locale: chosen,
    messages: await readMessages(chosen),
    timeZone: agency?.timeZone ?? "UTC",
  };
});
