import { createHash, randomBytes } from "node:crypto";
import type { Signer } from "./create-signer";

const yearMs = 365 * 24 * 60 * 60_000;

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
 * Browsers in which somebody has signed in (OWASP's device cookies). Their token is bound to the
 * agency and the account, says neither, and opens nothing: it only keeps tries with it apart from
 * everybody else's, so that a stranger's wrong passwords don't lock the person out.
 */
export function createKnownBrowsers(
  { sign, isSigned }: Signer,
  { now = () => new Date() }: { now?: () => Date } = {},
) {
  return {
    /** A token for the browser of a sign-in, good for a year: `<id>.<seconds>.<signature>`. */
    issue(about: About): string {
      const [id, at] = [
        randomBytes(12).toString("base64url"),
        String(Math.floor(now().getTime() / 1000)),
      ];
      return [id, at, sign(toText(about, id, at))].join(".");
    },
    /**
     * The browser's id; null for a token of another account or agency, one that is too old, or none
     * of ours.
     */
    find(token: string | null, about: About): string | null {
      const [id = "", at = "", signature = ""] = (token ?? "").split(".");
      const age = now().getTime() - Number(at) * 1000;
      return /^\d{1,12}$/.test(at) && age < yearMs && isSigned(toText(about, id, at), signature)
        ? id
        : null;
    },
  };
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
