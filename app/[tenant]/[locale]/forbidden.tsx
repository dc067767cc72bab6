import { ErrorMessage } from "@/components/errors/error-message";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { requireAgency } from "@/lib/tenant/require-agency";

export default async function Forbidden() {
  const [agency, locale] = await Promise.all([requireAgency(), getLanguage()]);
  return (
    <ErrorMessage
      kind="forbidden"
      home={pathPrefix(locale, agency.defaultLanguage) || "/"}
      agency={agency}
    />
  );
}
