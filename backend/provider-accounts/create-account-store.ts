import { and, asc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { providerNameSchema } from "@/lib/api/contract/provider-name";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { ScopedDatabase } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { toIssues } from "../errors/to-issues";
import { sealForOperator } from "../http/seal-for-operator";
import type { SecretBox } from "../secrets/secret-box";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { accountModes, type AccountKind, type AccountProvider } from "./account-kinds";

type Settings = Record<string, unknown>;
type Change = { subdomain: string; requestId: string };
type Row = AccountKind["table"]["$inferSelect"];

export const noSuchAccount = () => new RouteError(404, "not_found", "There is no such account");

/** @throws RouteError 422 naming what is still missing, or that nothing is given */
function merge(
  provider: AccountProvider,
  { kept, given }: { kept: Settings; given: Settings },
): string {
  const { settings } = provider;
  const [first = "", ...others] = Object.keys(settings.shape);
  if (Object.keys(given).length === 0)
    throw refuseInput(first, ["is needed", ...others].join(", or "));
  const merged = provider.merge?.({ kept, given }) ?? { ...kept, ...given };
  const { error, data } = settings.safeParse(merged);
  if (!error) return JSON.stringify(data);
  const [{ path, message } = { path: "", message: "" }] = toIssues(error);
  throw refuseInput(path, merged[path] === undefined ? "is needed: nothing is kept yet" : message);
}

/** Agencies' accounts at providers. */
export function createAccountStore({
  db,
  kind: { noun, table, about, event, notesMode },
  secrets = db.secrets,
  providers = [],
}: {
  db: ScopedDatabase;
  kind: AccountKind;
  secrets?: SecretBox;
  /** Those that operators can set accounts at. */
  providers?: readonly AccountProvider[];
}) {
  const isOf = (agencyId: string, name: string) =>
    and(eq(table.agencyId, agencyId), eq(table.name, name));
  const open = ({ agencyId, name, secrets: sealed }: Row) =>
    JSON.parse(secrets.open(sealed, about(agencyId, name))) as Settings;
  const findProvider = (name: unknown) => providers.find((one) => one.name === name);
  /** What may be shown: nothing that anybody could order, pay or sign with. */
  function toShown(row: Row) {
    const updatedAt = row.updatedAt.toISOString();
    const provider = findProvider(row.name);
    // It isn't in the config any more: its keys can only be removed.
    if (!provider)
      return { [noun]: row.name, mode: "unused" as const, webhookSecrets: 0, updatedAt };
    const settings = open(row);
    const { webhookSecrets } = settings;
    return {
      [noun]: row.name,
      mode: provider.toMode?.(settings) ?? "live",
      webhookSecrets: Array.isArray(webhookSecrets) ? webhookSecrets.length : 0,
      updatedAt,
    };
  }
  /** Any holder of an account's keys acts at the agency's cost: changes go into its trail. */
  const record = (agencyId: string, requestId: string, details: Record<string, string>) =>
    db.forAgency(agencyId, (tx) =>
      recordSecurityEvent(tx, {
        ...{ event, agencyId, userId: null, clientIp: null, requestId },
        details: { by: "operator", ...details },
      }),
    );
  const toInput = ({ name, settings }: AccountProvider) =>
    settings.partial().extend({ [noun]: z.literal(name) });
  const all = providers.map(({ name }) => name);
  const names = all.join(" or ");
  for (const [index, name] of all.entries())
    if (!providerNameSchema.safeParse(name).success || all.indexOf(name) < index)
      throw new Error(
        `backend/site.config.ts: "${name}" must be the name of one ${noun} with accounts, in small letters`,
      );
  const [first, ...others] = providers.map(toInput);

  return {
    /** What an operator enters: a provider's name, and those of its settings that change. */
    inputSchema: (first
      ? z.discriminatedUnion(noun, [first, ...others], {
          error: ({ code }) => (code === "invalid_union" ? `must be ${names}` : undefined),
        })
      : z.never()) as z.ZodType<Settings>,
    shownSchema: z.object({
      [noun]: z.string(),
      mode: z.enum([...accountModes, "unused"]),
      webhookSecrets: z.number().int(),
      updatedAt: z.iso.datetime(),
    }),

    /** Keeps settings; what the input leaves out stays as it is. @throws RouteError 404 or 422 */
    async set({ subdomain, requestId, input }: Change & { input: Settings }) {
      const { [noun]: name, ...given } = input;
      const provider = findProvider(name);
      if (!provider) throw refuseInput(noun, `must be ${names}`);
      const row = await db.forOperator(async (tx) => {
        const agencyId = await requireAgencyId(tx, subdomain);
        const where = isOf(agencyId, provider.name);
        const [stored] = await tx.select().from(table).where(where).for("update");
        const complete = merge(provider, { kept: stored ? open(stored) : {}, given });
        const sealed = sealForOperator(secrets, complete, about(agencyId, provider.name));
        const values = { secrets: sealed, updatedAt: sql`now()` };
        const [written] = await tx
          .insert(table)
          .values({ agencyId, name: provider.name, ...values })
          .onConflictDoUpdate({ target: [table.agencyId, table.name], set: values })
          .returning();
        if (!written) throw new Error("the account wasn't kept");
        return written;
      });
      const shown = toShown(row);
      const changed = Object.keys(given).join(", ");
      const note = { [noun]: row.name, changed, ...(notesMode && { mode: shown.mode }) };
      await record(row.agencyId, requestId, note);
      return shown;
    },

    /** An agency's accounts at the providers without their secrets. @throws RouteError 404 */
    list: (subdomain: string) =>
      db.forOperator(async (tx) => {
        const isAgencys = eq(table.agencyId, await requireAgencyId(tx, subdomain));
        // order: an agency has one account of a name.
        const rows = await tx.select().from(table).where(isAgencys).orderBy(asc(table.name));
        return rows.map(toShown);
      }),

    /**
     * Forgets an account. What was booked with it can't be looked up or cancelled any more.
     * @throws RouteError 404
     */
    async remove({ subdomain, requestId, name }: Change & { name: string }): Promise<void> {
      const agencyId = await db.forOperator(async (tx) => {
        const id = await requireAgencyId(tx, subdomain);
        const removed = await tx.delete(table).where(isOf(id, name)).returning({ id: table.name });
        if (removed.length === 0) throw noSuchAccount();
        return id;
      });
      await record(agencyId, requestId, { [noun]: name, mode: "removed" });
    },

    /** The settings of an agency's account; null where it has none. */
    async find(agencyId: string, { name, settings }: AccountProvider): Promise<Settings | null> {
      const [row] = await db.forAgency(agencyId, (tx) =>
        tx.select().from(table).where(isOf(agencyId, name)),
      );
      return row ? settings.parse(open(row)) : null;
    },
  };
}
