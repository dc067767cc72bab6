"use client";

import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";
import { useResultsNavigation } from "./results-navigation.client";

/** A link to the same search with another sort order, page, filter or view. */
export function ResultsLink({
  href,
  keepsPlace = false,
  ...props
}: Omit<ComponentProps<typeof Link>, "href"> & {
  href: string;
  /** It shows the same list. */ keepsPlace?: boolean;
}) {
  const { navigate } = useResultsNavigation();
  return (
    <Link
      {...props}
      href={href}
      onNavigate={(event) => {
        event.preventDefault();
        navigate(href, { keepsPlace });
      }}
    />
  );
}
