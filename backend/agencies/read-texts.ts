import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencyTexts } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";

export type TextKind = (typeof agencyTexts.$inferSelect)["kind"];

/** An agency's texts of one kind, a row per language; the body is as stored. */
export const readTexts = (db: ScopedDatabase, agency: AgencyWire, { kind }: { kind: TextKind }) =>
  db.forAgency(agency.id, (tx) =>
    tx
      .select()
      .from(agencyTexts)
      .where(and(eq(agencyTexts.agencyId, agency.id), eq(agencyTexts.kind, kind))),
  );
