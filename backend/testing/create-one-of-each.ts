import { randomUUID } from "node:crypto";
import { createBookingEndpoint, startPaymentEndpoint } from "@/lib/api/contract/bookings";
import { createClientEndpoint, type Client } from "@/lib/api/contract/clients";
import { claimDomainEndpoint } from "@/lib/api/contract/domains";
import { createEnquiryEndpoint } from "@/lib/api/contract/enquiries";
import type { NotFoundCode } from "@/lib/api/contract/error-codes";
import { createQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { saveViewEndpoint } from "@/lib/api/contract/saved-views";
import { createTicketEndpoint } from "@/lib/api/contract/support";
import { inviteMemberEndpoint } from "@/lib/api/contract/team";
import { createWebhookEndpoint, testWebhookEndpoint } from "@/lib/api/contract/webhooks";
import { applications } from "../db/schema/applications";
import { media } from "../db/schema/agency-settings";
import { pendingOrders } from "../db/schema/pending-orders";
import { shortLinks, blogPosts, destinations } from "../db/schema/stories";
import { getViewer } from "../sessions/get-viewer";
import type { TestBackend } from "./open-test-backend";

const agency = "beta";
const language = "es";
const person = { firstName: "Nora", lastName: "Berg" };
const contact = { ...person, email: "nora@example.com", phone: "+47 22 00 00 00" };
const hotels = { title: "Hotels", active: true } as const;
const onePixel = Buffer.from(
  "UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoBAAEAAUAmJaACdLoB+AADsAD+6Di/+wd/SsfSsfskf/PzL5b98ZgA",
  "base64",
);
const picture = "/assets/inventory/hotels/harbour-1";

/**
 * One of everything that an agency has by an id, at beta: the path's parameters by the error of a
 * call for one that doesn't exist. Needs a supplier of hotels that sells `selection`.
 */
export async function createOneOfEach(
  backend: TestBackend,
  selection: object,
): Promise<Partial<Record<NotFoundCode, Record<string, string>>>> {
  const agencyId = backend.ids[agency];
  const send = async <T = { reference: string }>(
    ...[endpoint, input]: Parameters<TestBackend["call"]>
  ): Promise<T> => {
    const { status, body } = await backend.call(endpoint, { agency, as: "owner", ...input });
    if (status !== 200) throw new Error(`nothing was made: ${JSON.stringify(body)}`);
    return body as T;
  };
  const idempotencyKey = randomUUID();
  const sells = (mode: "online" | "on-request") =>
    backend.changeAgency(agency, {
      bookingMenuItemOptions: [{ ...hotels, mode }],
      displayTopDestinations: true,
    });

  const { quote } = await send<{ quote: Quote }>(createQuoteEndpoint, { body: { selection } });
  const { id: quoteId, price, terms } = quote;
  const { reference } = await send(createBookingEndpoint, {
    body: {
      ...{ idempotencyKey, quoteId, acceptedTotal: price.total, contact, travellers: [person] },
      acceptedTerms: terms.map(({ id, sha256 }) => ({ id, sha256 })),
    },
  });
  const payment = await send<{ redirectUrl: string }>(startPaymentEndpoint, {
    params: { reference },
    body: {},
  });
  const { ticket } = await send<{ ticket: { reference: string } }>(createTicketEndpoint, {
    body: { subject: "A cot", message: "May we have a cot, please?", idempotencyKey },
  });
  await sells("on-request");
  const details = {
    ...{ service: "hotels", place: "Lisbon", checkIn: "2026-12-07", checkOut: "2026-12-09" },
    ...{ rooms: 1, adults: 2, children: 0, childAges: [] },
  };
  const enquiry = await send(createEnquiryEndpoint, { body: { idempotencyKey, details, contact } });
  await sells("online");
  const { invitation } = await send<{ invitation: { id: string } }>(inviteMemberEndpoint, {
    body: { ...person, email: contact.email, userType: "TravelAgent", idempotencyKey },
  });
  const { view } = await send<{ view: { id: string } }>(saveViewEndpoint, {
    body: { list: "bookings", name: "To be paid", query: "due=payment" },
  });
  await send(claimDomainEndpoint, { body: { domain: "beta.example" } });
  const { webhook } = await send<{ webhook: { id: string } }>(createWebhookEndpoint, {
    body: { url: "https://hooks.example.com", events: ["booking.confirmed"] },
  });
  const { delivery } = await send<{ delivery: { id: string } }>(testWebhookEndpoint, {
    params: { id: webhook.id },
  });
  const viewer = await getViewer(backend.db, agencyId, {
    accessToken: await backend.signIn(agency, "owner"),
  });
  const { userId = "", sessionId = "" } = viewer ?? {};
  const own = { agencyId, userId, createdAt: new Date(), updatedAt: new Date() } as const;
  const story = { agencyId, slug: "of-beta", image: picture };
  const hash = "a".repeat(64);
  const linkId = "link-of-beta-000000001";
  const applied = { company: "Berg", licence: "1", country: "NO", phone: "1", language } as const;
  await backend.db.forAgency(agencyId, async (tx) => {
    await tx.insert(blogPosts).values({
      ...{ ...story, language, title: "Un viaje", summary: "s", content: "<p>x</p>" },
      ...{ author: agency, publishedAt: new Date("2025-03-01T09:00:00Z") },
    });
    await tx.insert(destinations).values({
      ...{ ...story, texts: { es: { name: "Oporto", summary: "s", content: "<p>x</p>" } } },
      ...{ countryCode: "PT", lat: 41, long: -8, airportLat: 41, airportLong: -8, position: 9 },
    });
    await tx.insert(shortLinks).values({ agencyId, id: linkId, target: "/blog", kind: "url" });
    await tx.insert(media).values({
      ...{ agencyId, hash, content: onePixel, width: 1, height: 1, uploadedAt: new Date() },
    });
    await tx.insert(applications).values({ ...own, ...applied, reference: "J-7K4M2P9C" });
    // Booked, so that nothing of it is sealed.
    await tx.insert(pendingOrders).values({
      ...{ ...own, id: idempotencyKey, idempotencyKey, quoteId, reference, language },
      ...{ fingerprint: "", sealed: "", mailedAt: new Date() },
      expiresAt: new Date("2099-01-01T00:00:00Z"),
    });
  });
  const { client } = await send<{ client: Client }>(createClientEndpoint, {
    body: {
      client: {
        ...{ ...person, birthDate: null, nationality: null, language: null, preferences: "" },
        ...{ emails: [], phones: [], loyalty: [], tags: [] },
      },
      idempotencyKey,
    },
  });
  return {
    application_not_found: { reference: "J-7K4M2P9C" },
    blog_post_not_found: { slug: story.slug },
    booking_not_found: { reference, id: idempotencyKey },
    client_not_found: { reference: client.reference },
    destination_not_found: { slug: story.slug },
    domain_not_found: { domain: "beta.example" },
    enquiry_not_found: { reference: enquiry.reference },
    invitation_not_found: { id: invitation.id },
    member_not_found: { id: userId },
    not_found: { id: payment.redirectUrl.split("/").at(-1) ?? "" },
    pending_order_not_found: { id: idempotencyKey },
    picture_not_found: { hash },
    quote_not_found: { id: quoteId },
    session_not_found: { id: sessionId },
    short_link_not_found: { id: linkId },
    story_not_found: { kind: "blog", slug: story.slug },
    ticket_not_found: { reference: ticket.reference },
    view_not_found: { id: view.id },
    webhook_not_found: { id: webhook.id, deliveryId: delivery.id },
  };
}
