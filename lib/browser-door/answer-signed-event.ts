import { NextResponse, type NextRequest } from "next/server";
import type { Api } from "@/lib/api/create-api";
import { providerNameSchema } from "@/lib/api/contract/provider-name";
import { readBytes } from "@/lib/api/read-json";
import { apiFor } from "@/lib/api/server";
import { listSignatureHeaders } from "@/lib/signed-events/list-signature-headers";
import { findAgencyByHost } from "@/lib/tenant/agency-registry";
import { answerAtDoor } from "./answer-browser-call";
import { refuse, type DoorError } from "./door-error";
import { toCallContext } from "./to-call-context";

/** Events are a few kilobytes. */
const maximumBytes = 90_000;
const maximumSignature = 2_000;

type SignedEvent = { payload: string; signature: string };
type Sender = {
  /** Of the supplier or gateway that the address names. */
  name: string;
  /** What bytes get that are no text: they aren't signed. */
  unsigned: () => DoorError;
  forward: (api: Api, event: SignedEvent) => Promise<unknown>;
};

/** The text of exactly the signed bytes: invalid UTF-8 is not replaced, and a BOM stays. */
async function readPayload(request: NextRequest, { unsigned }: Sender): Promise<string> {
  const bytes = await readBytes(request, maximumBytes).catch((error: unknown) => {
    throw error instanceof RangeError
      ? refuse(413, "body_too_large", `A body may have ${maximumBytes} bytes at most`)
      : error;
  });
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unsigned();
  }
}

/**
 * Forwards another system's event for the agency of the host, with its signature, which is all that
 * it is trusted by: it isn't sent by a browser, so its origin means nothing. Also for an inactive
 * agency, whose bookings are still in progress.
 */
export const answerSignedEvent = (request: NextRequest, sender: Sender): Promise<NextResponse> =>
  answerAtDoor(request, async (requestId) => {
    const agency = await findAgencyByHost(request.headers.get("host")).catch(() => {
      throw refuse(503, "agency_unavailable", "This site can't be reached at the moment", {
        headers: { "Retry-After": "5" },
      });
    });
    if (!agency) throw refuse(404, "agency_not_found", "Agency not found!");
    const { name, forward } = sender;
    if (!providerNameSchema.safeParse(name).success)
      throw refuse(404, "not_found", "There is no such call");
    const [given = ""] = listSignatureHeaders(name).flatMap(
      (each) => request.headers.get(each) ?? [],
    );
    const payload = await readPayload(request, sender);
    const api = apiFor(agency.subdomain, { ...toCallContext(request, agency), requestId });
    const signature = given.slice(0, maximumSignature);
    return NextResponse.json(await forward(api, { payload, signature }));
  });
