import "server-only";
import { headers } from "next/headers";
import { header } from "@/lib/api/headers";

/** The front door's id of this request: for calls that need nothing else of it. */
export const getRequestId = async (): Promise<string | undefined> =>
  (await headers()).get(header.requestId) ?? undefined;
