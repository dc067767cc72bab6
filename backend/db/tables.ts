import * as agencies from "./schema/agencies";
import * as agencySettings from "./schema/agency-settings";
import * as applications from "./schema/applications";
import * as auditEvents from "./schema/audit-events";
import * as bookingNotes from "./schema/booking-notes";
import * as bookings from "./schema/bookings";
import * as clients from "./schema/clients";
import * as enquiries from "./schema/enquiries";
import * as holds from "./schema/holds";
import * as instalments from "./schema/instalments";
import * as invitations from "./schema/invitations";
import * as ledger from "./schema/ledger";
import * as mails from "./schema/mails";
import * as markups from "./schema/markups";
import * as pendingOrders from "./schema/pending-orders";
import * as payments from "./schema/payments";
import * as purges from "./schema/purges";
import * as quotes from "./schema/quotes";
import * as savedItems from "./schema/saved-items";
import * as savedViews from "./schema/saved-views";
import * as sandboxStock from "./schema/sandbox-stock";
import * as searches from "./schema/searches";
import * as sso from "./schema/sso";
import * as stories from "./schema/stories";
import * as supplierAccounts from "./schema/supplier-accounts";
import * as supplierChanges from "./schema/supplier-changes";
import * as tickets from "./schema/tickets";
import * as users from "./schema/users";
import * as webhooks from "./schema/webhooks";

/** Every table, for the connection's types and its relational queries. */
export const tables = {
  ...agencies,
  ...agencySettings,
  ...applications,
  ...auditEvents,
  ...bookingNotes,
  ...bookings,
  ...clients,
  ...enquiries,
  ...holds,
  ...instalments,
  ...invitations,
  ...ledger,
  ...mails,
  ...markups,
  ...payments,
  ...pendingOrders,
  ...purges,
  ...quotes,
  ...savedItems,
  ...savedViews,
  ...sandboxStock,
  ...searches,
  ...sso,
  ...stories,
  ...supplierAccounts,
  ...supplierChanges,
  ...tickets,
  ...users,
  ...webhooks,
};
