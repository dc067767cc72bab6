import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SsoProviderSettings } from "@/lib/api/contract/sso";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/** An agency's sign-in providers. */
export const ssoProviders = pgTable(
  "sso_providers",
  {
    agencyId: agencyId(),
    /** `agency` is the agency's own; others are social ones. */
    id: text().notNull(),
    settings: jsonb().$type<SsoProviderSettings>().notNull(),
    /**
     * A client secret or shared key, encrypted with the deployment's key; null if there is none.
     */
    encryptedSecret: text("encrypted_secret"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.id] })],
);

/**
 * A user's identity at an issuer. Identified by issuer and subject, never by e-mail: addresses
 * change hands.
 */
export const ssoIdentities = pgTable(
  "sso_identities",
  {
    agencyId: agencyId(),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid("user_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.issuer, table.subject] }),
    foreignKey({
      columns: [table.agencyId, table.userId],
      foreignColumns: [users.agencyId, users.id],
    }).onDelete("cascade"),
  ],
);

/** A sign-in started by `/sso/start` or `/social`; consumed by its response. */
export const ssoRequests = pgTable("sso_requests", {
  stateHash: text("state_hash").primaryKey(),
  agencyId: agencyId(),
  providerId: text("provider_id").notNull(),
  /** Encrypted, like the verifier. */
  nonce: text(),
  codeVerifier: text("code_verifier"),
  /** A path of the agency's own site, without a language. */
  navigateTo: text("navigate_to"),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
});

/**
 * Used signed tokens, by issuer and `jti`: each works once. Rows may be deleted once they have
 * expired.
 */
export const ssoUsedTokens = pgTable(
  "sso_used_tokens",
  {
    agencyId: agencyId(),
    issuer: text().notNull(),
    jti: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.issuer, table.jti] })],
);
