import type { User } from "@/lib/api/contract/users";
import { paths } from "@/lib/paths";

/** Where who signed in without asking for a page lands: the desk for its members, else home. */
export const toLandingPath = (
  { isTravelAgent, auth }: Pick<User, "isTravelAgent" | "auth">,
  prefix: string,
): string =>
  isTravelAgent && auth[paths.commandCenter()]?.read
    ? `${prefix}${paths.commandCenter()}`
    : prefix || "/";
