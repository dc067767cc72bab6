import { redirect } from "next/navigation";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { toQueryValues } from "@/lib/query-values";
import { requireItemService } from "@/lib/services/require-item-service";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/confirmation">;

/** What links from elsewhere call the confirmation of a booking. */
export default async function ConfirmationPage({ params, searchParams }: Props) {
  const service = requireItemService((await params).service);
  const [agency, locale, query] = await Promise.all([requireAgency(), getLanguage(), searchParams]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const valuesOf = toQueryValues(query);
  const booking = { reference: valuesOf("reference")[0], key: valuesOf("key")[0] };
  redirect(`${prefix}${paths.step(service, "confirm-payment", booking)}`);
}
