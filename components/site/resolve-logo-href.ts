import type { Agency } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";
import { toWebUrl } from "./to-web-url";

/** Agents go back to the agency's own site where it has one, everyone else home (names.md). */
export const resolveLogoHref = ({ returnUrl }: Pick<Agency, "returnUrl">, user: Pick<User, "isTravelAgent"> | null, prefix: string): string =>
  (user?.isTravelAgent ? toWebUrl(returnUrl) : null) ?? (prefix || "/");
