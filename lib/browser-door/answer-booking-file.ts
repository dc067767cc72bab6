import { NextResponse, type NextRequest } from "next/server";
import type { Agency } from "@/lib/api/contract/agencies";
import { bookingKeySchema, bookingReferenceSchema } from "@/lib/api/contract/booking-keys";
import { getBookingEndpoint, type Booking } from "@/lib/api/contract/bookings";
import { toLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";
import { ApiError } from "@/lib/api/errors";
import { apiFor } from "@/lib/api/server";
import { findServiceBySegment } from "@/lib/deals/find-service-by-segment";
import { getSessionToken } from "@/lib/session/session-cookie";
import { requireActiveAgency } from "./answer-browser-call";
import { toRefusal } from "./door-error";
import { toCallContext } from "./to-call-context";

/** Personal documents: never cached, never indexed, and their URL is sent as no referrer. */
const headers = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
  "X-Content-Type-Options": "nosniff",
};
const missing = () =>
  new NextResponse(null, {
    status: 404,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });

type File = { content: Uint8Array<ArrayBuffer> | string; contentType: string; name: string };
type FileRequest = {
  booking: Booking;
  agency: Agency;
  language: LanguageCode;
  /** Opened with the booking's key, without an account. */ hasKey: boolean;
};

async function findBooking(
  request: NextRequest,
  { agency, language }: { agency: Agency; language: LanguageCode },
): Promise<Booking | null> {
  const { searchParams } = request.nextUrl;
  const reference = bookingReferenceSchema.safeParse(searchParams.get("reference"));
  const key = searchParams.has("key") ? bookingKeySchema.safeParse(searchParams.get("key")) : null;
  if (!reference.success || key?.success === false) return null;
  const input = { params: { reference: reference.data }, body: key ? { key: key.data } : {} };
  const ask = (accessToken: string | null) =>
    apiFor(agency.subdomain, { ...toCallContext(request, agency), language, accessToken }).call(
      getBookingEndpoint,
      input,
    );
  const accessToken = getSessionToken(request.cookies);
  const isEnded = (error: unknown) =>
    accessToken !== null && error instanceof ApiError && error.status === 401;
  // An expired session must not affect a holder of the booking key.
  const { booking } = await ask(accessToken).catch((error: unknown) => {
    if (isEnded(error)) return ask(null);
    throw error;
  });
  return booking;
}

/**
 * A file of the viewer's own booking, or of one whose key is in the URL; 404 for everybody else,
 * without a hint that it exists.
 */
export async function answerBookingFile(
  request: NextRequest,
  { locale, service: segment }: { locale: string; service: string },
  toFile: (request: FileRequest) => Promise<File | null>,
): Promise<NextResponse> {
  try {
    const [agency, language] = [
      await requireActiveAgency(request.headers.get("host")),
      toLanguageCode(locale),
    ];
    const booking = await findBooking(request, { agency, language });
    const isOfService = findServiceBySegment(segment)?.id === booking?.item.service;
    const file =
      booking &&
      isOfService &&
      (await toFile({
        booking,
        agency,
        language,
        hasKey: request.nextUrl.searchParams.has("key"),
      }));
    if (!file) return missing();
    return new NextResponse(file.content, {
      headers: {
        ...headers,
        "Content-Type": file.contentType,
        "Content-Disposition": `inline; filename="${file.name}"`,
      },
    });
  } catch (error) {
    const { status } = toRefusal(error);
    return status === 404 || status === 401 || status === 422
      ? missing()
      : new NextResponse(null, { status, headers });
  }
}
