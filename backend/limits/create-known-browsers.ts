import { createHash, randomBytes } from "node:crypto";
import { dayMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import type { Signer } from "./create-signer";

const yearMs = 365 * dayMs;

type About = { agencyId: string; /** E-mail address, in any case. */ account: string };

const toText = ({ agencyId, account }: About, id: string, at: string) =>
  [
    "browser",
    agencyId,
    createHash("sha256").update(account.toLowerCase()).digest("hex"),
    id,
    at,
  ].join(" ");

/**
 * Browsers that have signed in to an account before (OWASP's device cookies). Their token is bound
 * to the agency and the account, reveals neither, and grants nothing: it only counts their attempts
 * separately, so that a stranger's wrong passwords don't lock the user out.
 */
export function createKnownBrowsers(
  { sign, isSigned }: Signer,
  { now = () => new Date() }: { now?: () => Date } = {},
) {
  return {
    /** A token for the browser of a sign-in, valid for a year: `<id>.<seconds>.<signature>`. */
    issue(about: About): string {
      const [id, at] = [
        randomBytes(12).toString("base64url"),
        String(Math.floor(now().getTime() / 1000)),
      ];
      return [id, at, sign(toText(about, id, at))].join(".");
    },
    /**
     * The browser's id; null for a token of another account or agency, an expired or a forged one.
     */
    find(token: string | null, about: About): string | null {
      const [id = "", at = "", signature = ""] = (token ?? "").split(".");
      const age = msBetween(new Date(Number(at) * 1000), now());
      return /^\d{1,12}$/.test(at) && age < yearMs && isSigned(toText(about, id, at), signature)
        ? id
        : null;
    },
  };
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
