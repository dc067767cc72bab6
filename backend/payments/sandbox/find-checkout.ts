import { and, eq } from "drizzle-orm";
import { sandboxCheckouts } from "../../db/schema/payments";
import type { Transaction } from "../../db/scoped";
import type { SandboxCheckoutRow } from "./checkout-state";

type Order = { agencyId: string; id: string };

/** The agency's own checkout, or null. */
export async function getCheckout(
  tx: Transaction,
  { agencyId, id }: Order,
): Promise<SandboxCheckoutRow | null> {
  const [row] = await tx
    .select()
    .from(sandboxCheckouts)
    .where(and(eq(sandboxCheckouts.agencyId, agencyId), eq(sandboxCheckouts.id, id)));
  return row ?? null;
}

/** The same, locked for a change: concurrent changes wait. */
export async function lockCheckout(
  tx: Transaction,
  { agencyId, id }: Order,
): Promise<SandboxCheckoutRow | null> {
  const [row] = await tx
    .select()
    .from(sandboxCheckouts)
    .where(and(eq(sandboxCheckouts.agencyId, agencyId), eq(sandboxCheckouts.id, id)))
    .for("update");
  return row ?? null;
}

/** Writes a change of a checkout that is locked. */
export async function changeCheckout(
  tx: Transaction,
  row: SandboxCheckoutRow,
  change: Partial<SandboxCheckoutRow>,
): Promise<SandboxCheckoutRow> {
  await tx
    .update(sandboxCheckouts)
    .set(change)
    .where(and(eq(sandboxCheckouts.agencyId, row.agencyId), eq(sandboxCheckouts.id, row.id)));
  return { ...row, ...change };
}
