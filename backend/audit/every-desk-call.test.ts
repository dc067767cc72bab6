import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import {
  addBookingNoteEndpoint,
  assignBookingEndpoint,
  cancelBookingsEndpoint,
  enterRefundByHandEndpoint,
  exportAgencyBookingsEndpoint,
  resendBookingMailEndpoint,
  retryRefundEndpoint,
} from "@/lib/api/contract/agency-bookings";
import {
  getWebsiteSettingsEndpoint,
  restoreSettingsEndpoint,
  changeGatewayEndpoint,
  savePaymentSettingsEndpoint,
  saveProductSettingsEndpoint,
  saveWebsiteSettingsEndpoint,
} from "@/lib/api/contract/agency-settings";
import {
  createApplicationEndpoint,
  decideApplicationEndpoint,
} from "@/lib/api/contract/applications";
import type { AuditAction } from "@/lib/api/contract/audit";
import { exportAuditEventsEndpoint } from "@/lib/api/contract/audit-events";
import {
  answerChangeEndpoint,
  cancelBookingEndpoint,
  changeContactEndpoint,
  changeTravellersEndpoint,
  createBookingEndpoint,
  quoteChangeEndpoint,
  startPaymentEndpoint,
} from "@/lib/api/contract/bookings";
import {
  addClientNoteEndpoint,
  createClientEndpoint,
  handOverClientEndpoint,
  saveClientEndpoint,
  type Client,
} from "@/lib/api/contract/clients";
import { exportDashboardEndpoint } from "@/lib/api/contract/dashboards";
import {
  checkDomainEndpoint,
  claimDomainEndpoint,
  removeDomainEndpoint,
  type AgencyDomain,
} from "@/lib/api/contract/domains";
import { onlyReads, type Endpoint } from "@/lib/api/contract/endpoint";
import { createEnquiryEndpoint } from "@/lib/api/contract/enquiries";
import { uploadPictureEndpoint } from "@/lib/api/contract/media";
import {
  deleteViewEndpoint,
  renameViewEndpoint,
  saveViewEndpoint,
  type SavedView,
} from "@/lib/api/contract/saved-views";
import {
  deleteStoryEndpoint,
  getStoryEndpoint,
  restoreStoryEndpoint,
  saveStoryEndpoint,
} from "@/lib/api/contract/stories";
import {
  changeTicketEndpoint,
  createTicketEndpoint,
  replyToTicketEndpoint,
  setTicketStateEndpoint,
} from "@/lib/api/contract/support";
import {
  setMemberPermissionsEndpoint,
  setMemberRestrictionEndpoint,
  setMemberRoleEndpoint,
  deactivateMemberEndpoint,
  endMemberSessionsEndpoint,
  inviteMemberEndpoint,
  reactivateMemberEndpoint,
  resendInvitationEndpoint,
  withdrawInvitationEndpoint,
  type Invitation,
} from "@/lib/api/contract/team";
import { listEndpoints } from "@/lib/testing/list-endpoints";
import { toLocalDate } from "@/lib/dates/calendar-date";
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  removeWebhookEndpoint,
  replayWebhookDeliveryEndpoint,
  rollWebhookSecretEndpoint,
  startWebhookEndpoint,
  testWebhookEndpoint,
  type Webhook,
  type WebhookDelivery,
} from "@/lib/api/contract/webhooks";
import { auditEvents } from "../db/schema/audit-events";
import { supplierChanges } from "../db/schema/supplier-changes";
import { webhookEndpoints } from "../db/schema/webhooks";
import type { DemoRole } from "../demo/demo-users";
import { openFakeDns } from "../testing/open-fake-dns";
import { openTeamKit, type TeamKit } from "../testing/team-kit";

let team: TeamKit;
const dns = openFakeDns();
beforeAll(async () => {
  team = await openTeamKit({ resolver: dns.resolver });
  await team.backend.changeAgency("alpha", {
    bookingMenuItemOptions: [
      { title: "Hotels", active: true },
      { title: "Cars", active: true, mode: "on-request" },
    ],
  });
});
afterAll(() => team.close());

type Image = { type: string; bytes: Uint8Array<ArrayBuffer> };
type Sent = { params?: Record<string, string>; body?: object; image?: Image };
type Act = {
  /** An owner unless it is said otherwise. */
  as?: DemoRole;
  noted: AuditAction;
  /** What has to be there for it, and what is sent. */
  prepare: () => Promise<Sent> | Sent;
};

const guest = { firstName: "Nina", lastName: "Berg" };
const ask = async (endpoint: Endpoint, as: DemoRole, { params = {}, ...sent }: Sent = {}) => {
  const answer = await team.backend.call(endpoint, { as, params, ...sent });
  if (answer.status !== 200)
    throw new Error(`${endpoint.operationId}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
/** Of a booking that is confirmed, or held with `isHeld`. */
const ofSale = async (body: object = {}, { isHeld = false } = {}): Promise<Sent> => {
  // Apart by more than the window in which a seller's orders are counted.
  team.kit.wait(60 * 60);
  const { book, confirm } = team.kit;
  const { reference } = await (isHeld ? book : confirm)({ as: "agent" }, { isForClient: true });
  return { params: { reference }, body };
};
const refundOf = async ({ params }: Sent) =>
  (await team.kit.get({ reference: params?.reference ?? "" }, { as: "owner" })).price.dueNow;
const ofFailedRefund = async (): Promise<Sent> => {
  const sale = await ofSale();
  team.kit.money.trouble("refund", "refused");
  const expectedRefund = await refundOf(sale);
  await ask(cancelBookingEndpoint, "owner", { ...sale, body: { expectedRefund } });
  team.kit.problems.splice(0);
  return sale;
};
const ofChange = async (answer: "accept" | "refund"): Promise<Sent> => {
  const sale = await ofSale({ answer });
  const { id: bookingId, detail } = await team.kit.rowOf(sale.params?.reference ?? "");
  const plan = { item: detail.item, headline: detail.headline };
  const [change] = await team.inAgency("alpha", (tx) =>
    tx
      .insert(supplierChanges)
      .values({
        agencyId: team.backend.ids.alpha,
        bookingId,
        supplierId: randomUUID(),
        state: "open",
        before: plan,
        after: plan,
        answerBy: new Date(team.kit.now().getTime() + 3_600_000),
        createdAt: team.kit.now(),
      })
      .returning(),
  );
  return { ...sale, params: { ...sale.params, id: change?.id ?? "" } };
};
const ofSettings = async (settings: object) => {
  const params = { section: "contact" };
  const { version } = await ask(getWebsiteSettingsEndpoint, "owner", { params });
  return { params, body: { version, settings } };
};
const image = "/assets/inventory/hotels/harbour-1";
const writeArticle = (title: string, summary = "s", version: number | null = null) => {
  const params = { kind: "blog", slug: title.toLowerCase() };
  const texts = { en: { title, summary, content: "<p>x</p>" } };
  const story = { texts, image, author: "Ana", publishedAt: "2026-05-01T09:00:00Z" };
  return { params, body: { version, story } };
};
const ofArticle = async (title: string): Promise<{ params: Record<string, string> }> => {
  const { params, body } = writeArticle(title);
  await ask(saveStoryEndpoint, "owner", { params, body });
  return { params };
};
const ofTicket = async (body: object): Promise<Sent> => {
  const asked = { subject: "A cot", message: "May we have a cot?", idempotencyKey: randomUUID() };
  const { ticket } = await ask(createTicketEndpoint, "traveller", { body: asked });
  return { params: { reference: (ticket as { reference: string }).reference }, body };
};
const person = {
  ...guest,
  birthDate: null,
  nationality: null,
  language: null,
  emails: [],
  phones: [],
  loyalty: [],
  preferences: "",
  tags: [],
};
const newClient = () => ({ client: person, idempotencyKey: randomUUID() });
const ofClient = async (body: object): Promise<Sent> => {
  const { client } = await ask(createClientEndpoint, "owner", { body: newClient() });
  return { params: { reference: (client as Client).reference }, body };
};
const view = { list: "bookings", query: "due=payment", isShared: true };
const ofView = async (body?: object): Promise<Sent> => {
  const saved = await ask(saveViewEndpoint, "owner", { body: { ...view, name: randomUUID() } });
  return { params: { id: (saved.view as SavedView).id }, ...(body ? { body } : {}) };
};
const ofDomain = async ({ isProven = false } = {}): Promise<Sent> => {
  const domain = "atlas.example";
  const claimed = await ask(claimDomainEndpoint, "owner", { body: { domain } });
  const [record] = (claimed.domain as AgencyDomain).claim?.proof.expected ?? [];
  if (isProven && record) dns.set("TXT", record.name, [[record.value]]);
  return { params: { domain } };
};
const ofWebhook = async (body?: object): Promise<Sent & { params: { id: string } }> => {
  // There may be five.
  await team.inAgency("alpha", (tx) => tx.delete(webhookEndpoints));
  const made = await ask(createWebhookEndpoint, "owner", {
    body: { url: "https://hooks.example.com", events: ["booking.held"] },
  });
  return { params: { id: (made.webhook as Webhook).id }, ...(body ? { body } : {}) };
};
const ofDelivery = async (): Promise<Sent> => {
  const { params } = await ofWebhook();
  const { delivery } = await ask(testWebhookEndpoint, "owner", { params });
  return { params: { ...params, deliveryId: (delivery as WebhookDelivery).id } };
};
const ofMember = async (role: DemoRole, body?: object): Promise<Sent> => ({
  params: { id: await team.idOf(role) },
  ...(body ? { body } : {}),
});
const ofInvitation = async (): Promise<Sent> => {
  const { body } = await team.invite({ as: "owner" });
  return { params: { id: (body.invitation as Invitation).id } };
};

/** Each call that changes something for others, and what is noted of it with who did it. */
const acts: [Endpoint, Act][] = [
  [
    createBookingEndpoint,
    {
      as: "agent",
      noted: "booking.booked",
      prepare: async () => ({
        body: team.kit.toOrder(await team.kit.quote({ as: "agent" }), { isForClient: true }),
      }),
    },
  ],
  [
    startPaymentEndpoint,
    { noted: "booking.paymentStarted", prepare: () => ofSale({}, { isHeld: true }) },
  ],
  [
    cancelBookingEndpoint,
    {
      noted: "booking.cancelled",
      prepare: async () => {
        const sale = await ofSale();
        return { ...sale, body: { expectedRefund: await refundOf(sale) } };
      },
    },
  ],
  [
    cancelBookingsEndpoint,
    {
      noted: "booking.cancelled",
      prepare: async () => {
        const sale = await ofSale();
        const reference = sale.params?.reference;
        const expectedRefund = await refundOf(sale);
        return { body: { cancellations: [{ reference, expectedRefund }] } };
      },
    },
  ],
  [
    quoteChangeEndpoint,
    {
      as: "agent",
      noted: "booking.changeQuoted",
      prepare: () =>
        ofSale({
          change: {
            service: "hotels",
            stay: { start: "2026-12-27", end: "2026-12-30" },
            rooms: [0],
          },
        }),
    },
  ],
  [
    changeTravellersEndpoint,
    {
      noted: "booking.renamed",
      prepare: () => ofSale({ travellers: [{ ...guest, firstName: "Nora" }] }),
    },
  ],
  [
    changeContactEndpoint,
    {
      noted: "booking.contactChanged",
      prepare: () => ofSale({ email: "nora@example.com" }),
    },
  ],
  [answerChangeEndpoint, { noted: "booking.changeAccepted", prepare: () => ofChange("accept") }],
  [answerChangeEndpoint, { noted: "booking.changeRefused", prepare: () => ofChange("refund") }],
  [
    assignBookingEndpoint,
    {
      noted: "booking.assigned",
      prepare: async () => ofSale({ agentId: await team.idOf("sales") }),
    },
  ],
  [resendBookingMailEndpoint, { noted: "booking.mailed", prepare: () => ofSale() }],
  [
    addBookingNoteEndpoint,
    {
      noted: "booking.noted",
      prepare: () => ofSale({ text: "Calls back", idempotencyKey: randomUUID() }),
    },
  ],
  [retryRefundEndpoint, { noted: "booking.refundRetried", prepare: () => ofFailedRefund() }],
  [
    enterRefundByHandEndpoint,
    {
      noted: "booking.refundEntered",
      prepare: async () => {
        const sale = await ofFailedRefund();
        const amount = await refundOf(sale);
        const paidOn = toLocalDate(team.kit.now(), "UTC");
        return { ...sale, body: { amount, paidOn, note: "Bank transfer" } };
      },
    },
  ],
  [exportAgencyBookingsEndpoint, { noted: "bookings.exported", prepare: () => ({ body: {} }) }],
  [
    exportDashboardEndpoint,
    {
      noted: "dashboard.exported",
      prepare: () => ({ body: { table: "agents", period: "30d" } }),
    },
  ],
  [
    uploadPictureEndpoint,
    {
      noted: "media.uploaded",
      prepare: async () => {
        const create = { width: 8, height: 8, channels: 3, background: "#2c7be5" } as const;
        const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
        return { image: { type: "image/png", bytes } };
      },
    },
  ],
  [exportAuditEventsEndpoint, { noted: "audit.exported", prepare: () => ({ body: {} }) }],
  [
    changeTicketEndpoint,
    {
      noted: "enquiry.assigned",
      prepare: async () => {
        const details = {
          service: "cars",
          pickUpPlace: "Lisbon Airport",
          dropOffPlace: null,
          pickUpDate: "2026-12-05",
          pickUpTime: "10:00",
          dropOffDate: "2026-12-07",
          dropOffTime: "10:00",
          driverAge: 31,
        };
        const contact = { ...guest, email: "nina@example.com", phone: null };
        const body = { idempotencyKey: randomUUID(), details, contact };
        team.kit.setClock("2026-11-21T12:00:00Z");
        const { reference } = await ask(createEnquiryEndpoint, "traveller", { body });
        const care = { assigneeId: null, followUpOn: "2026-12-01", booking: null };
        return { params: { reference: reference as string }, body: care };
      },
    },
  ],
  [
    replyToTicketEndpoint,
    {
      noted: "ticket.answered",
      prepare: () => ofTicket({ text: "Of course.", idempotencyKey: randomUUID() }),
    },
  ],
  [
    replyToTicketEndpoint,
    {
      noted: "ticket.noted",
      prepare: () => ofTicket({ text: "Ask Ana.", idempotencyKey: randomUUID(), isNote: true }),
    },
  ],
  [
    setTicketStateEndpoint,
    { noted: "ticket.closed", prepare: () => ofTicket({ status: "closed", seen: 1 }) },
  ],
  [
    changeTicketEndpoint,
    {
      noted: "ticket.assigned",
      prepare: async () =>
        ofTicket({ assigneeId: await team.idOf("admin"), followUpOn: null, booking: null }),
    },
  ],
  [
    saveViewEndpoint,
    { noted: "view.saved", prepare: () => ({ body: { ...view, name: "To be paid" } }) },
  ],
  [
    renameViewEndpoint,
    { noted: "view.renamed", prepare: () => ofView({ name: "To be paid soon" }) },
  ],
  [deleteViewEndpoint, { noted: "view.deleted", prepare: () => ofView() }],
  [
    claimDomainEndpoint,
    { noted: "domain.claimed", prepare: () => ({ body: { domain: "new.example" } }) },
  ],
  [checkDomainEndpoint, { noted: "domain.verified", prepare: () => ofDomain({ isProven: true }) }],
  [removeDomainEndpoint, { noted: "domain.removed", prepare: () => ofDomain() }],
  [
    createWebhookEndpoint,
    {
      noted: "webhook.created",
      prepare: () => ({ body: { url: "https://hooks.example.com", events: ["booking.held"] } }),
    },
  ],
  [
    changeWebhookEndpoint,
    { noted: "webhook.changed", prepare: () => ofWebhook({ events: ["booking.failed"] }) },
  ],
  [rollWebhookSecretEndpoint, { noted: "webhook.rolled", prepare: () => ofWebhook() }],
  [
    startWebhookEndpoint,
    {
      noted: "webhook.started",
      prepare: async () => {
        const sent = await ofWebhook();
        await team.inAgency("alpha", (tx) =>
          tx.update(webhookEndpoints).set({ stoppedAt: team.kit.now() }),
        );
        return sent;
      },
    },
  ],
  [removeWebhookEndpoint, { noted: "webhook.removed", prepare: () => ofWebhook() }],
  [testWebhookEndpoint, { noted: "webhook.tested", prepare: () => ofWebhook() }],
  [replayWebhookDeliveryEndpoint, { noted: "webhook.replayed", prepare: ofDelivery }],
  [createClientEndpoint, { noted: "client.added", prepare: () => ({ body: newClient() }) }],
  [
    saveClientEndpoint,
    {
      noted: "client.changed",
      prepare: () => ofClient({ client: { ...person, tags: ["family"] }, version: 1 }),
    },
  ],
  [
    addClientNoteEndpoint,
    {
      noted: "client.noted",
      prepare: () => ofClient({ text: "Likes trains.", idempotencyKey: randomUUID() }),
    },
  ],
  [
    handOverClientEndpoint,
    { noted: "client.assigned", prepare: () => ofClient({ agentId: null }) },
  ],
  [
    setMemberRoleEndpoint,
    {
      noted: "member.appointed",
      prepare: () => ofMember("sales", { userType: "TravelAgent" }),
    },
  ],
  [
    setMemberRestrictionEndpoint,
    { noted: "member.restricted", prepare: () => ofMember("sales", { isRestrictedAgent: true }) },
  ],
  [
    setMemberPermissionsEndpoint,
    {
      noted: "member.permitted",
      prepare: () => ofMember("sales", { permissions: { "enquiries.read": "none" } }),
    },
  ],
  [
    endMemberSessionsEndpoint,
    {
      noted: "member.signedOut",
      prepare: async () => {
        await team.backend.signIn("alpha", "sales");
        return ofMember("sales");
      },
    },
  ],
  [
    deactivateMemberEndpoint,
    {
      noted: "member.deactivated",
      prepare: async () => ofMember("sales", { handOverTo: await team.idOf("owner") }),
    },
  ],
  [reactivateMemberEndpoint, { noted: "member.reactivated", prepare: () => ofMember("sales") }],
  [
    inviteMemberEndpoint,
    {
      noted: "invitation.sent",
      prepare: () => ({
        body: {
          ...guest,
          email: "nina@example.com",
          userType: "TravelAgent",
          idempotencyKey: randomUUID(),
        },
      }),
    },
  ],
  [resendInvitationEndpoint, { noted: "invitation.resent", prepare: ofInvitation }],
  [withdrawInvitationEndpoint, { noted: "invitation.withdrawn", prepare: ofInvitation }],
  [
    saveWebsiteSettingsEndpoint,
    { noted: "settings.saved", prepare: () => ofSettings({ city: "A" }) },
  ],
  [
    saveProductSettingsEndpoint,
    {
      noted: "settings.saved",
      prepare: () => ofSettings({ dealDefaults: { driverAge: 40 } }),
    },
  ],
  [
    savePaymentSettingsEndpoint,
    { noted: "settings.saved", prepare: () => ofSettings({ paymentBrands: ["Visa", "Dankort"] }) },
  ],
  [
    changeGatewayEndpoint,
    { noted: "gateway.changed", prepare: () => ({ body: { gateway: null } }) },
  ],
  [
    restoreSettingsEndpoint,
    {
      noted: "settings.saved",
      prepare: async () => {
        const { params, body } = await ofSettings({ city: "B" });
        const saved = await ask(saveWebsiteSettingsEndpoint, "owner", { params, body });
        const { version } = saved as { version: number };
        return { params, body: { version, revision: version - 1 } };
      },
    },
  ],
  [saveStoryEndpoint, { noted: "story.saved", prepare: () => writeArticle("Saved") }],
  [deleteStoryEndpoint, { noted: "story.deleted", prepare: () => ofArticle("Deleted") }],
  [
    restoreStoryEndpoint,
    {
      noted: "story.saved",
      prepare: async () => {
        const { params } = await ofArticle("Restored");
        const first = await ask(getStoryEndpoint, "owner", { params });
        const changed = writeArticle("Restored", "t", first.version as number);
        const { version } = await ask(saveStoryEndpoint, "owner", changed);
        return { params, body: { version, revision: first.version } };
      },
    },
  ],
  [
    decideApplicationEndpoint,
    {
      noted: "application.declined",
      prepare: async () => {
        const body = {
          company: "Berg Travel",
          licence: "NO-123",
          country: "NO",
          phone: "+47 22 00 00 00",
          website: null,
          acceptedTerms: null,
        };
        const { application } = await ask(createApplicationEndpoint, "traveller", { body });
        const { reference } = application as { reference: string };
        return { params: { reference }, body: { decision: "decline", reason: "No licence" } };
      },
    },
  ],
];

/** What changes nothing of others', by why. A new call belongs here or above. */
const notOfTheDesk: Record<string, readonly string[]> = {
  "one's own account and session": [
    "changePassword",
    "deleteAccount",
    "endOtherSessions",
    "endSession",
    "forgotPassword",
    "login",
    "logout",
    "proveIdentity",
    "refreshSession",
    "removePhoto",
    "resendVerification",
    "resetPassword",
    "setClientView",
    "setPhoto",
    "signUp",
    "updateProfile",
    "verifyEmail",
  ],
  "signing in elsewhere": [
    "createAcademyCode",
    "exchangeAcademyCode",
    "continueSso",
    "finishSso",
    "startSso",
    "takeSignedToken",
  ],
  "a price, which is nothing before it is ordered": ["changeExtras", "createQuote", "refreshQuote"],
  "what one keeps for oneself": ["addSavedItems", "removeSavedItem", "saveItem"],
  "asked of the agency in one's own name, which stands in it": [
    "answerApplicationQuestion",
    "createApplication",
    "createEnquiry",
    "replyToEnquiry",
    "createTicket",
  ],
  "whoever has the mail, noted in their own name": [
    "acceptInvitation",
    "confirmPendingOrder",
    "resendOrderCode",
  ],
  "gateways, suppliers and who pays": [
    "answerSandboxChallenge",
    "paySandboxCheckout",
    "receivePaymentEvent",
    "receiveSupplierEvent",
  ],
};

it("knows every call that changes something", async () => {
  const known = [
    ...acts.map(([{ operationId }]) => operationId),
    ...Object.values(notOfTheDesk).flat(),
  ];
  expect([...new Set(known)].toSorted()).toEqual(
    [...listEndpoints().values()]
      .filter((endpoint) => !onlyReads(endpoint))
      .map(({ operationId }) => operationId)
      .toSorted(),
  );
});

it.each(acts.map(([endpoint, act]) => [act.noted, endpoint, act] as const))(
  "notes %s with who did it",
  async (noted, endpoint, { as = "owner", prepare }) => {
    const sent = await prepare();
    const actorId = await team.idOf(as);
    const count = () =>
      team.inAgency("alpha", async (tx) => {
        const isIt = and(eq(auditEvents.action, noted), eq(auditEvents.actorId, actorId));
        return (await tx.select().from(auditEvents).where(isIt)).length;
      });
    const before = await count();
    await ask(endpoint, as, sent);
    expect((await count()) - before).toBe(1);
  },
);
