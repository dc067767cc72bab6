import * as agencies from "@/lib/api/contract/agencies";
import {
  paymentSettingsSchema,
  settingsRevisionSchema,
  storedSettingsSchema,
} from "@/lib/api/contract/agency-settings";
import * as clients from "@/lib/api/contract/clients";
import * as applications from "@/lib/api/contract/applications";
import * as blogs from "@/lib/api/contract/blogs";
import * as bookings from "@/lib/api/contract/bookings";
import { bookingKeySchema, bookingReferenceSchema } from "@/lib/api/contract/booking-keys";
import { cancellationPolicySchema } from "@/lib/api/contract/cancellation-policies";
import { cancellationSchema } from "@/lib/api/contract/cancellations";
import { chargeSchema } from "@/lib/api/contract/charges";
import { countrySchema, currencyEntrySchema } from "@/lib/api/contract/countries";
import * as deals from "@/lib/api/contract/deals";
import * as destinations from "@/lib/api/contract/destinations";
import { agencyDomainSchema } from "@/lib/api/contract/domains";
import * as enquiries from "@/lib/api/contract/enquiries";
import { apiErrorSchema } from "@/lib/api/contract/errors";
import { instalmentSchema } from "@/lib/api/contract/instalments";
import { mailSchema } from "@/lib/api/contract/mails";
import { momentSchema } from "@/lib/api/contract/moments";
import { moneySchema, seenMoneySchema } from "@/lib/api/contract/money";
import { needSchema } from "@/lib/api/contract/needs";
import { sandboxCheckoutSchema } from "@/lib/api/contract/payments";
import { pendingOrderSchema } from "@/lib/api/contract/pending-orders";
import { policiesWireSchema } from "@/lib/api/contract/policies";
import { priceSchema } from "@/lib/api/contract/prices";
import { quoteSchema, termSchema } from "@/lib/api/contract/quotes";
import { serviceSchemas, type NamedSchemas } from "@/lib/api/contract/service-contracts";
import { sessionAnswerSchema } from "@/lib/api/contract/session-answer";
import { sessionEntrySchema } from "@/lib/api/contract/sessions";
import { ssoProviderInputSchema, ssoProviderSettingsSchema } from "@/lib/api/contract/sso";
import { storedStorySchema } from "@/lib/api/contract/stories";
import { placeSuggestionSchema } from "@/lib/api/contract/suggestions";
import * as support from "@/lib/api/contract/support";
import { userSchema } from "@/lib/api/contract/users";
import { walletEntrySchema } from "@/lib/api/contract/wallets";
import { webhookDeliverySchema, webhookSchema } from "@/lib/api/contract/webhooks";

/**
 * Shared schemas, defined once in the document as `#/components/schemas/<name>`. A test reports
 * what else should be named.
 */
export const namedSchemas: NamedSchemas = {
  ApiError: {
    schema: apiErrorSchema,
    description:
      "The one shape of every error. `error` repeats `message`; `issues` names the wrong fields of a 422.",
  },
  PaymentSettings: {
    schema: paymentSettingsSchema,
    description: "How an agency takes payments: gateway and account, without its key.",
  },
  StoredSettings: {
    schema: storedSettingsSchema,
    description:
      "Fields of an agency's settings, with their texts in all languages, and the version to save from.",
  },
  SettingsRevision: {
    schema: settingsRevisionSchema,
    description: "One write of a section of the settings, or of a story.",
  },
  StoredStory: {
    schema: storedStorySchema,
    description: "An article or destination in all its languages, and the version to save from.",
  },
  Money: {
    schema: moneySchema,
    description: "Integer minor units of an ISO 4217 currency: 12.50 EUR is 1250.",
  },
  SeenMoney: {
    schema: seenMoneySchema,
    description:
      "An amount as somebody was shown it and says yes to: compared with what is charged, never charged itself.",
  },
  Price: {
    schema: priceSchema,
    description:
      "All in the currency that is charged; total = base + taxes = all of `schedule`: what is due now, on dates, and at the place. `reference` is the retail price where that is higher. `agent` is there for unrestricted travel agents alone; total = net + markup + commission.",
  },
  Moment: {
    schema: momentSchema,
    description: "As a clock at the place shows it, and as an instant.",
  },
  Instalment: {
    schema: instalmentSchema,
    description:
      "A part of a price that is paid at once: when it is booked (`now`), until a moment by the clock of the place, or there (`onSite`).",
  },
  Rates: {
    schema: deals.ratesSchema,
    description:
      "Decimal major units of `currency`. Without price rights `discountPercentage` alone is there; `wholesaleRate` and `markup` are for unrestricted travel agents. totalRate = baseRate + taxAndFee; publishedRate is retail.",
  },
  Agency: {
    schema: agencies.agencyAnswerSchema,
    description: "An agency as its storefront needs it. No secret of an agency is in it.",
  },
  DealsLocation: { schema: agencies.dealsLocationSchema },
  AgentSummary: { schema: agencies.agentSummarySchema },
  NavigationItem: { schema: agencies.navigationItemSchema },
  Policies: { schema: policiesWireSchema },
  BlogSummary: { schema: blogs.blogSummarySchema },
  BlogPost: {
    schema: blogs.blogPostSchema,
    description: "`content` is HTML as the agency wrote it, not yet cleaned.",
  },
  DestinationSummary: { schema: destinations.destinationSummarySchema },
  Destination: {
    schema: destinations.destinationSchema,
    description: "`content` is HTML as the agency wrote it, not yet cleaned.",
  },
  HotelDeal: { schema: deals.hotelDealSchema },
  ActivityDeal: { schema: deals.activityDealSchema },
  CarDeal: { schema: deals.carDealSchema },
  ResortDeal: { schema: deals.resortDealSchema },
  ...serviceSchemas,
  Cancellation: { schema: cancellationSchema },
  Charge: { schema: chargeSchema },
  Need: {
    schema: needSchema,
    description:
      "A question to who books. The answer to a sealed one is told to the supplier alone.",
  },
  Quote: {
    schema: quoteSchema,
    description: "An offer at a price that is fixed until `expiresAt`.",
  },
  Term: { schema: termSchema },
  Traveller: { schema: bookings.travellerSchema },
  TravellerName: { schema: bookings.travellerNameSchema },
  Contact: { schema: bookings.contactSchema },
  BookingReference: {
    schema: bookingReferenceSchema,
    description: "For people, such as `H-7K4M2P9C`.",
  },
  BookingKey: {
    schema: bookingKeySchema,
    description: "Lets whoever holds it see and cancel the booking without signing in.",
  },
  BookingState: { schema: bookings.bookingStateSchema },
  Booking: { schema: bookings.bookingSchema },
  PendingOrder: {
    schema: pendingOrderSchema,
    description: "An order that binds without payment and waits for its mailed code.",
  },
  BookingSummary: { schema: bookings.bookingSummarySchema },
  EnquiryDetails: {
    schema: enquiries.enquiryDetailsSchema,
    description:
      "What somebody wants to travel, by service. Days and times are local to the place.",
  },
  EnquiryDeal: {
    schema: enquiries.enquiryDealSchema,
    description: "A deal as it was shown. `price` is there only with price rights.",
  },
  EnquiryReference: {
    schema: enquiries.enquiryReferenceSchema,
    description: "For people, such as `E-7K4M2P9C`.",
  },
  Enquiry: { schema: enquiries.enquirySchema },
  Client: {
    schema: clients.clientSchema,
    description: "Whom an agency sells to, as its people know them.",
  },
  ClientInput: {
    schema: clients.clientInputSchema,
    description: "What an agency keeps of a client. Names are as in the passport.",
  },
  Application: { schema: applications.applicationSchema },
  ApplicationInput: {
    schema: applications.applicationInputSchema,
    description: "What would-be agents say of themselves.",
  },
  AgencyDomain: {
    schema: agencyDomainSchema,
    description: "A domain of the agency's own, with the records that prove it and lead it here.",
  },
  Webhook: {
    schema: webhookSchema,
    description: "An address that is sent what happens to an agency's bookings.",
  },
  WebhookDelivery: { schema: webhookDeliverySchema },
  SandboxCheckout: { schema: sandboxCheckoutSchema },
  CancellationPolicy: { schema: cancellationPolicySchema },
  Country: { schema: countrySchema },
  Currency: {
    schema: currencyEntrySchema,
    description: "One entry per country: `code` is the country, `currency` its currency.",
  },
  Mail: { schema: mailSchema },
  User: { schema: userSchema },
  Session: {
    schema: sessionAnswerSchema,
    description: "A new session: `accessToken` is the bearer token of later calls.",
  },
  SessionEntry: { schema: sessionEntrySchema },
  SsoProvider: { schema: ssoProviderInputSchema },
  SsoProviderSettings: { schema: ssoProviderSettingsSchema },
  PlaceSuggestion: { schema: placeSuggestionSchema },
  Ticket: { schema: support.ticketSchema },
  TicketReference: {
    schema: support.ticketReferenceSchema,
    description: "For people, such as `S-4F7K2M`.",
  },
  TicketMember: { schema: support.ticketMemberSchema },
  InboxTicket: { schema: support.inboxTicketSchema },
  InboxPage: { schema: support.inboxPageSchema },
  WalletEntry: { schema: walletEntrySchema },
};
