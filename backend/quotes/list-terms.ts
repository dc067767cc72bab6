import { createHash } from "node:crypto";
import type { Quote } from "@/lib/api/contract/quotes";
import { getPolicies } from "../agencies/get-policies";
import type { ScopedDatabase } from "../db/scoped";
import { toLocalDate } from "@/lib/dates/calendar-date";
import type { RequestContext } from "../request-context";

type Term = Quote["terms"][number];

const toHash = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * What a buyer says yes to, each with the hash of its text in the page's language: the agency's
 * terms, for travel agents the version of theirs that is in force, and what those at the
 * place want to be known.
 */
export async function listTerms(
  db: ScopedDatabase,
  { agency, language, viewer }: Pick<RequestContext, "agency" | "language" | "viewer">,
  { comments, now }: { comments: string[]; now: Date },
): Promise<Term[]> {
  const { userTerms, agencyTerms } = await getPolicies(db, agency, { language });
  const today = toLocalDate(now, agency.timeZone);
  const [inForce] = agencyTerms
    .filter(({ validFrom }) => validFrom <= today)
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  const terms: (Term | null)[] = [
    userTerms
      ? {
          id: "userTerms",
          kind: "userTerms",
          path: "/user-terms-and-conditions",
          sha256: toHash(userTerms),
        }
      : null,
    viewer?.isTravelAgent && inForce?.content
      ? {
          id: inForce.id,
          kind: "agencyTerms",
          path: `/agency-terms-and-conditions/${encodeURIComponent(inForce.id)}`,
          sha256: toHash(inForce.content),
        }
      : null,
    comments.length > 0
      ? {
          id: "rateComments",
          kind: "rateComments",
          path: null,
          sha256: toHash(comments.join("\n")),
        }
      : null,
  ];
  return terms.filter((term) => term !== null);
}
