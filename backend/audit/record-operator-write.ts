import type { Transaction } from "../db/scoped";
import { recordAuditEvent } from "./record-audit-event";

type Values = Parameters<typeof recordAuditEvent>[2]["before"];

/** Notes what an operator has set for an agency beside its settings, for its own people to see. */
export const recordOperatorWrite = (
  tx: Transaction,
  agency: { id: string },
  {
    part,
    requestId,
    ...change
  }: {
    part: "academy" | "subscription";
    before?: NonNullable<Values>;
    after?: NonNullable<Values>;
    requestId: string;
    now: Date;
  },
): Promise<void> =>
  recordAuditEvent(
    tx,
    { agency, viewer: null, requestId },
    { action: "settings.saved", subject: { kind: "settings", name: part }, ...change },
  );
