import * as z from "zod";
import { endpoint } from "./endpoint";
import { moneySchema } from "./money";

/**
 * One entry of a statement, in minor units: `amount` is positive for credits, `balance` is the
 * balance after it.
 */
export const walletEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(["reward", "topUp", "payment", "refund", "correction"]),
  description: z.string(),
  /** Of the related booking. */
  reference: z.string().nullable(),
  amount: moneySchema,
  balance: moneySchema,
  createdAt: z.iso.datetime(),
});
export type WalletEntry = z.infer<typeof walletEntrySchema>;

export const getWalletEndpoint = endpoint({
  operationId: "getWallet",
  api: "main",
  browser: true,
  access: "signed-in",
  method: "get",
  path: "/api/wallet",
  summary:
    "The user's balance and a page of the statement, latest first. 404 for a traveller whose agency has no reward wallet",
  errors: ["wallet_not_found"],
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({
    balance: moneySchema,
    entries: z.array(walletEntrySchema),
    page: z.number().int(),
    pages: z.number().int(),
  }),
});
