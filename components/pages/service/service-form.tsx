import type { ComponentProps } from "react";
import { flightFormTexts } from "@/components/search/flight-form-texts";
import { SearchForm } from "@/components/search/search-form.client";
import { ClientTexts } from "@/components/site/client-texts";

/** The search form of a service, with its texts. */
export function ServiceForm(props: ComponentProps<typeof SearchForm>) {
  const { service, mode } = props;
  const more = service === "flights" && mode !== "on-request" ? flightFormTexts : [];
  return (
    <ClientTexts namespaces={["search", ...more]}>
      <SearchForm {...props} />
    </ClientTexts>
  );
}
