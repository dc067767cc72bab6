import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { aboutAnswers } from "../booking/bookings/answers";
import { aboutBookingKey } from "../booking/bookings/booking-key";
import { bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { paymentGateways } from "../db/schema/payments";
import { pendingOrders } from "../db/schema/pending-orders";
import { ssoProviders, ssoRequests } from "../db/schema/sso";
import { supplierAccounts } from "../db/schema/supplier-accounts";
import { aboutMail } from "../mail/sealed-mail";
import { aboutPendingOrder } from "../booking/pending-orders/pending-order-record";
import { gatewayAccountKind, supplierAccountKind } from "../provider-accounts/account-kinds";
import { aboutSecret } from "../sso/sso-providers";
import { aboutSsoRequest } from "../sso/sso-requests";
import { webhookEndpoints } from "../db/schema/webhooks";
import { aboutWebhookSecret } from "../webhooks/webhook-secret";

export type SealedColumn = {
  /** The database's name for it: `table.column`. */
  name: `${string}.${string}`;
  table: PgTable;
  column: PgColumn;
  /** Identify a row; their values, in this order, go to `about`. */
  keys: [PgColumn, PgColumn];
  /** What the text is bound to: copied into another row or column it doesn't decrypt. */
  about: (agencyId: string, id: string) => string;
};

/**
 * Every column encrypted with the deployment's key. What isn't listed here is lost when that key is
 * replaced.
 */
export const sealedColumns: readonly SealedColumn[] = [
  {
    name: "payment_gateways.secrets",
    table: paymentGateways,
    column: paymentGateways.secrets,
    keys: [paymentGateways.agencyId, paymentGateways.name],
    about: gatewayAccountKind.about,
  },
  {
    name: "supplier_accounts.secrets",
    table: supplierAccounts,
    column: supplierAccounts.secrets,
    keys: [supplierAccounts.agencyId, supplierAccounts.name],
    about: supplierAccountKind.about,
  },
  {
    name: "sso_providers.encrypted_secret",
    table: ssoProviders,
    column: ssoProviders.encryptedSecret,
    keys: [ssoProviders.agencyId, ssoProviders.id],
    about: aboutSecret,
  },
  {
    name: "sso_requests.nonce",
    table: ssoRequests,
    column: ssoRequests.nonce,
    keys: [ssoRequests.agencyId, ssoRequests.stateHash],
    about: (agencyId, stateHash) => aboutSsoRequest({ agencyId, stateHash }, "nonce"),
  },
  {
    name: "sso_requests.code_verifier",
    table: ssoRequests,
    column: ssoRequests.codeVerifier,
    keys: [ssoRequests.agencyId, ssoRequests.stateHash],
    about: (agencyId, stateHash) => aboutSsoRequest({ agencyId, stateHash }, "codeVerifier"),
  },
  {
    name: "bookings.access_key",
    table: bookings,
    column: bookings.accessKey,
    keys: [bookings.agencyId, bookings.reference],
    about: (agencyId, reference) => aboutBookingKey({ agencyId, reference }),
  },
  {
    name: "bookings.sealed_answers",
    table: bookings,
    column: bookings.sealedAnswers,
    keys: [bookings.agencyId, bookings.reference],
    about: (agencyId, reference) => aboutAnswers({ agencyId, reference }),
  },
  {
    name: "pending_orders.sealed",
    table: pendingOrders,
    column: pendingOrders.sealed,
    keys: [pendingOrders.agencyId, pendingOrders.id],
    about: (agencyId, id) => aboutPendingOrder({ agencyId, id }),
  },
  {
    name: "webhook_endpoints.secret",
    table: webhookEndpoints,
    column: webhookEndpoints.secret,
    keys: [webhookEndpoints.agencyId, webhookEndpoints.id],
    about: (agencyId, id) => aboutWebhookSecret({ agencyId, id }),
  },
  {
    name: "mails.html",
    table: mails,
    column: mails.html,
    keys: [mails.agencyId, mails.id],
    about: (agencyId, id) => aboutMail({ agencyId, id }, "html"),
  },
  {
    name: "mails.text",
    table: mails,
    column: mails.text,
    keys: [mails.agencyId, mails.id],
    about: (agencyId, id) => aboutMail({ agencyId, id }, "text"),
  },
];
