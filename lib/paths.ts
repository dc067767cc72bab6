import { serviceById, type ServiceId } from "@/lib/api/contract/services";

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const parts = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`]));
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/** Every address the product knows, root-relative and without a language: `pathPrefix` goes in front (names.md). */
export const paths = {
  /** Tab words are the spec's; coordinates are those of a destination. */
  home: ({ service, ...query }: { service?: ServiceId } & Query = {}) => withQuery("/", { ...query, tab: service && serviceById(service).tab }),
  login: ({ redirect }: { redirect?: string } = {}) => withQuery("/login", { redirect }),
  book: (service: ServiceId) => serviceById(service).path,
  search: (service: ServiceId) => `${serviceById(service).path}/search`,
};
