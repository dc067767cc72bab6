import "server-only";
import type { Api } from "@/lib/api/create-api";
import { apiFor } from "@/lib/api/server";
import type { Content } from "@/lib/routes/sharing";
import { getRequestDetails } from "@/lib/session/get-request-details";
import { ratesTag } from "@/lib/signed-events/rates-tag";
import { createSharedReads, type SharedReads } from "./create-shared-reads";

declare global {
  /** Pages are bundled separately: they share it, and a purge reaches it, through this global. */
  var sharedReads: SharedReads | undefined;
}

type SharedRead<T> = {
  /** Unique among all reads, with all that the value depends on besides agency and language. */
  name: string;
  /** What it is made of: a change of that, or of the agency itself, purges it. */
  content: readonly (Content | typeof ratesTag)[];
  read: (api: Api) => Promise<T>;
};

/**
 * What all visitors of an agency are shown alike, in the page's language: fetched and validated
 * once and kept by this process, as docs/front-door.md describes. `read` gets a client that knows
 * nothing about the viewer. The value is frozen.
 * @throws what `read` throws
 */
export async function sharedRead<T>(
  tenant: string,
  { name, content, read }: SharedRead<T>,
): Promise<T> {
  const { language, timeZone, agencyVersion, requestId } = await getRequestDetails(tenant);
  const reads = (globalThis.sharedReads ??= createSharedReads());
  return reads.get({
    // The version: a change is also noticed if the main API sends no purges.
    key: JSON.stringify([tenant, agencyVersion, language, name]),
    tags: [tenant, ...content.map((kind) => (kind === ratesTag ? kind : `${tenant}:${kind}`))],
    read: () => read(apiFor(tenant, { language, timeZone, agencyVersion, requestId })),
  });
}
