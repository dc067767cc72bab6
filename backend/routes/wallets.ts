import { getWalletEndpoint } from "@/lib/api/contract/wallets";
import type { ScopedDatabase } from "../db/scoped";
import { listWalletEntries } from "../ledger/list-wallet-entries";
import { toCredits } from "../users/to-credits";
import { type Handle } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { requireSignedIn } from "../sessions/require-signed-in";
import { findUser } from "../users/get-user";

/** One's own wallet. */
export function registerWalletRoutes(handle: Handle, db: ScopedDatabase): void {
  handle(getWalletEndpoint, async (context, { query: { page } }) => {
    const { agency } = context;
    const { userId, userType } = requireSignedIn(context).viewer;
    if (userType === "Traveller" && !agency.isRewardWalletEnabled)
      throw new RouteError(404, "wallet_not_found", "There is no wallet here");
    return db.forAgency(agency.id, async (tx) => {
      const balance = toCredits(
        { credits: (await findUser(tx, { id: userId }))?.credits ?? null },
        agency,
      );
      return { balance, page, ...(await listWalletEntries(tx, agency.id, { userId, page })) };
    });
  });
}
