import type { NamespaceWith } from "@/lib/i18n/namespace-with";

/** A namespace with the texts of a map, which each service words itself. */
export type MapNamespace = NamespaceWith<{
  label: string;
  fit: string;
  cluster: string;
  members: string;
  selected: string;
  total: string;
  action: string;
}>;
