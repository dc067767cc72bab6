import * as agencies from "./schema/agencies";
import * as mails from "./schema/mails";
import * as sso from "./schema/sso";
import * as stories from "./schema/stories";
import * as users from "./schema/users";

/** Every table, for the connection's types and its relational queries. */
export const tables = { ...agencies, ...mails, ...sso, ...stories, ...users };
