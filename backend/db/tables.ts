import * as agencies from "./schema/agencies";
import * as ledger from "./schema/ledger";
import * as mails from "./schema/mails";
import * as sso from "./schema/sso";
import * as stories from "./schema/stories";
import * as tickets from "./schema/tickets";
import * as users from "./schema/users";

/** Every table, for the connection's types and its relational queries. */
export const tables = { ...agencies, ...ledger, ...mails, ...sso, ...stories, ...tickets, ...users };
