import { redirect } from "next/navigation";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { requireItemService } from "@/lib/services/require-item-service";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/confirmation">;

const first = (value: string | string[] | undefined) => [value].flat()[0];

/** What links from elsewhere call the confirmation of a booking. */
export default async function ConfirmationPage({ params, searchParams }: Props) {
  const service = requireItemService((await params).service);
  const [agency, locale, { reference, key }] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const booking = { reference: first(reference), key: first(key) };
  redirect(`${prefix}${paths.step(service, "confirm-payment", booking)}`);
}
