import type * as z from "zod";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { ScopedDatabase } from "../db/scoped";
import type { PaymentGateway } from "../ports/payment-gateway";
import type { AccountProvider } from "../provider-accounts/account-kinds";

/** An account whose key was tried. */
export type EnteredAccount<S extends z.ZodObject = z.ZodObject> = {
  /** What is to be kept. */
  settings: z.output<S>;
  /** Takes back what was made at the gateway: the settings couldn't be kept. */
  undo(): Promise<void>;
  /** Removes at the gateway what they replace; what stays there does no harm. */
  finish(): Promise<void>;
};

/** A gateway at which agencies have accounts. */
export type GatewayProvider<S extends z.ZodObject = z.ZodObject> = AccountProvider<S> & {
  /** An agency's account. */
  create(context: {
    db: ScopedDatabase;
    now: () => Date;
    agency: AgencyWire;
    settings: z.output<S>;
  }): PaymentGateway;
  /**
   * How an agency's own people enter their account; without it only operators do. Tries a key and
   * has the gateway's events sent to `eventsUrl`.
   * @throws RouteError naming what is wrong with the key, or that the gateway doesn't answer
   */
  enter?(context: {
    secretKey: string;
    /** Whether it is the kept one that is tried again, rather than one that was entered now. */
    isKeptKey: boolean;
    /** The account that is kept; null: none. */
    kept: z.output<S> | null;
    eventsUrl: string;
    /** The gateway's name for the newest payment there; null: there is none. */
    newestReference: string | null;
  }): Promise<EnteredAccount<S>>;
  /** The settings of an agency that was given none, where that needs no account; stored once. */
  makeUp?(): z.output<S>;
};
