import { serializeJsonLd } from "@/lib/seo/json-ld";

/**
 * Structured data for search engines: a data block, which no content security policy treats as a
 * script.
 */
export const JsonLd = ({ data }: { data: Parameters<typeof serializeJsonLd>[0] | null }) =>
  data && (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // The serializer escapes all that could end the element.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
