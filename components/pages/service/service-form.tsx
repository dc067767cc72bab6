import type { ComponentProps } from "react";
import { flightFormTexts } from "@/components/search/flight-form-texts";
import { SearchForm } from "@/components/search/search-form.client";
import { ClientTexts } from "@/components/site/client-texts";

/** The search form of a service that is sold online, with its texts. */
export const ServiceForm = (props: ComponentProps<typeof SearchForm>) => (
  <ClientTexts namespaces={["search", ...(props.service === "flights" ? flightFormTexts : [])]}>
    <SearchForm {...props} />
  </ClientTexts>
);
