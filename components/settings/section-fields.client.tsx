"use client";

import type { ComponentProps } from "react";
import type { WebsiteSection } from "@/lib/api/contract/settings-sections";
import { AccessFields } from "./access-fields.client";
import { ContactFields } from "./contact-fields.client";
import { HomeFields } from "./home-fields.client";
import { IdentityFields } from "./identity-fields.client";
import { PagesFields } from "./pages-fields.client";
import { PoliciesFields } from "./policies-fields.client";

/** The fields of a section of the website's settings. */
export function SectionFields({
  section,
  options,
}: {
  section: Exclude<WebsiteSection, "theme">;
  options: ComponentProps<typeof AccessFields>;
}) {
  switch (section) {
    case "identity":
      return <IdentityFields />;
    case "contact":
      return <ContactFields />;
    case "pages":
      return <PagesFields />;
    case "policies":
      return <PoliciesFields />;
    case "home":
      return <HomeFields />;
    case "access":
      return <AccessFields {...options} />;
  }
}
