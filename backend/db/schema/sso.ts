import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SsoProviderSettings } from "@/lib/api/contract/sso";
import { agencyId } from "./agencies";
import { instant } from "./instant";
import { users } from "./users";

/** Whom an agency lets vouch for its users. */
export const ssoProviders = pgTable(
  "sso_providers",
  {
    agencyId: agencyId(),
    /** `agency` is the agency's own; others are social ones. */
    id: text().notNull(),
    settings: jsonb().$type<SsoProviderSettings>().notNull(),
    /**
     * A client secret or shared key, encrypted with the deployment's key; null where there is none.
     */
    encryptedSecret: text("encrypted_secret"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.id] })],
);

/**
 * Who somebody is at an issuer. The key is issuer and subject, never an e-mail: those change hands.
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

/** A sign-in that `/sso/start` or `/social` began; taken once by its answer. */
export const ssoRequests = pgTable("sso_requests", {
  stateHash: text("state_hash").primaryKey(),
  agencyId: agencyId(),
  providerId: text("provider_id").notNull(),
  /** Sealed, as the verifier. */
  nonce: text(),
  codeVerifier: text("code_verifier"),
  /** A path of the agency's own site, without a language. */
  navigateTo: text("navigate_to"),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
});

/**
 * Signed tokens that were taken, by issuer and `jti`: none counts twice. Rows may go once they have
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
