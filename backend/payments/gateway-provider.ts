import type * as z from "zod";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { ScopedDatabase } from "../db/scoped";
import type { PaymentGateway } from "../ports/payment-gateway";
import type { AccountProvider } from "../provider-accounts/account-kinds";

/** A gateway at which agencies have accounts. */
export type GatewayProvider<S extends z.ZodObject = z.ZodObject> = AccountProvider<S> & {
  /** An agency's account. */
  create(context: {
    db: ScopedDatabase;
    now: () => Date;
    agency: AgencyWire;
    settings: z.output<S>;
  }): PaymentGateway;
  /** The settings of an agency that was given none, where that needs no account; stored once. */
  makeUp?(): z.output<S>;
};
