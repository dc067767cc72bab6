import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { languageCodes } from "@/lib/api/contract/languages";
import type { ApplicationInput } from "@/lib/api/contract/applications";
import { userTypes, type MemberPermissions } from "@/lib/api/contract/roles";
import { agencyId } from "./agencies";
import { instant } from "./instant";

const signInMethods = ["password", "sso", "social"] as const;
const accountTokenKinds = ["verifyEmail", "resetPassword", "continueSignIn"] as const;
export const securityEventNames = [
  "accountCreated",
  "emailVerified",
  "signedIn",
  "signInFailed",
  "signInBlocked",
  "signedOut",
  "sessionEnded",
  "passwordResetAsked",
  "passwordReset",
  "passwordChanged",
  "profileChanged",
  "accountDeleted",
  "ssoStarted",
  "ssoSignedIn",
  "ssoRefused",
  "ssoLinked",
  "ssoProviderChanged",
  "paymentGatewayChanged",
  "supplierAccountChanged",
  "refundEntered",
  "personErased",
] as const;
export type SecurityEventName = (typeof securityEventNames)[number];

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** In lower case. The same address at another agency is another user. */
    email: text().notNull(),
    /** Null: only signs in through single sign-on, or the address isn't verified yet. */
    passwordHash: text("password_hash"),
    /** Null: the address isn't verified, and the account can't be used until it is. */
    emailVerifiedAt: instant("email_verified_at"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** A small WebP as a `data:` URL: uploads are never served from this origin. */
    profileImage: text("profile_image"),
    userType: text("user_type", { enum: userTypes }).notNull(),
    isTravelAgent: boolean("is_travel_agent").notNull().default(false),
    isRestrictedAgent: boolean("is_restricted_agent").notNull().default(false),
    /** Actions of which more or less is allowed than to others of their type. */
    permissions: jsonb().$type<MemberPermissions>().notNull().default({}),
    /** Null: may sign in. Otherwise nothing lets them in, and what is theirs stays. */
    deactivatedAt: instant("deactivated_at"),
    language: text({ enum: languageCodes }),
    currency: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.agencyId, table.email),
    unique().on(table.agencyId, table.id),
    check("users_email_is_lower_case", sql`${table.email} = lower(${table.email})`),
    // Anybody may sign up with an address: until it is verified, passwords are in
    // `pending_sign_ups`.
    check(
      "users_password_is_proven",
      sql`${table.passwordHash} IS NULL OR ${table.emailVerifiedAt} IS NOT NULL`,
    ),
  ],
);

/**
 * A sign-up with an unverified address, with its password and name. Several may be pending for one
 * address; to verify it the owner enters the password of theirs, and the others are deleted.
 */
export const pendingSignUps = pgTable(
  "pending_sign_ups",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Of one who wants to become an agent: handed in once the address is verified. */
    application: jsonb().$type<ApplicationInput>(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    index().on(table.agencyId, table.userId),
    index().on(table.createdAt),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token: reading this table doesn't allow signing in. */
    tokenHash: text("token_hash").primaryKey(),
    /** Identifies it in a list of sessions; grants nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    signedInBy: text("signed_in_by", { enum: signInMethods }).notNull().default("password"),
    /** The User-Agent of the browser that signed in, shortened; shown to its owner. */
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    /** A client looks at the screen: what the session reads has no net prices and no markup. */
    isClientView: boolean("is_client_view").notNull().default(false),
    /** When its user last signed in or entered their password: guarded actions ask for it. */
    provenAt: instant("proven_at"),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    index().on(table.agencyId, table.userId),
  ],
);

/**
 * A mailed link or a step of a sign-in: single use, and only the SHA-256 of the holder's token is
 * stored.
 */
export const accountTokens = pgTable(
  "account_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    agencyId: agencyId(),
    userId: uuid("user_id").notNull(),
    kind: text({ enum: accountTokenKinds }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
    index().on(table.agencyId, table.userId),
  ],
);

/**
 * The audit trail: an agency's own calls may add to it, nothing may change it. Outlives the users
 * it mentions.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    agencyId: agencyId(),
    /** Null if the user is unknown, as for a wrong e-mail. */
    userId: uuid("user_id"),
    event: text({ enum: securityEventNames }).notNull(),
    clientIp: text("client_ip"),
    requestId: text("request_id").notNull(),
    /** Further explanation; never a secret, a token or a password. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index().on(table.agencyId, table.createdAt)],
);
