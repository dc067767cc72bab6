import "server-only";
import type * as z from "zod";
import { getWalletEndpoint } from "@/lib/api/contract/wallets";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

export type Wallet = z.output<typeof getWalletEndpoint.response>;

/**
 * The user's own balance and a page (from 1) of the statement in minor units, null without a
 * wallet. @throws ApiError or ContractError, see `createApi`
 */
export const getWallet = async (
  tenant: string,
  { page }: { page: number },
): Promise<Wallet | null> =>
  orNull((await apiForRequest(tenant)).call(getWalletEndpoint, { query: { page } }));
