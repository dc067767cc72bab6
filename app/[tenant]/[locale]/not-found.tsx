import { ErrorMessage } from "@/components/errors/error-message";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { requireAgency } from "@/lib/tenant/require-agency";

export default async function NotFound() {
  const [agency, locale] = await Promise.all([requireAgency(), getLanguage()]);
  return (
    <ErrorMessage
      kind="notFound"
      home={pathPrefix(locale, agency.defaultLanguage) || "/"}
      agency={agency}
    />
  );
}
