import { LateError } from "@/components/errors/late-error.client";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { requireAgency } from "@/lib/tenant/require-agency";

export default async function NotFound() {
  const [{ agencyName, contactEmailId, defaultLanguage }, locale] = await Promise.all([
    requireAgency(),
    getLanguage(),
  ]);
  return (
    <LateError
      kind="notFound"
      home={pathPrefix(locale, defaultLanguage) || "/"}
      agency={{ agencyName, contactEmailId }}
    />
  );
}
