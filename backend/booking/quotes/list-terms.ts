import type { Quote } from "@/lib/api/contract/quotes";
import { findCurrentAgencyTerms, toTextHash } from "../../agencies/current-agency-terms";
import { getPolicies } from "../../agencies/get-policies";
import type { ScopedDatabase } from "../../db/scoped";
import type { RequestContext } from "../../http/request-context";

type Term = Quote["terms"][number];

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
  const policies = await getPolicies(db, agency, { language });
  const { userTerms } = policies;
  const inForce = findCurrentAgencyTerms(agency, policies, now);
  const terms: (Term | null)[] = [
    userTerms
      ? {
          id: "userTerms",
          kind: "userTerms",
          path: "/user-terms-and-conditions",
          sha256: toTextHash(userTerms),
        }
      : null,
    viewer?.isTravelAgent && inForce
      ? {
          ...inForce,
          kind: "agencyTerms",
          path: `/agency-terms-and-conditions/${encodeURIComponent(inForce.id)}`,
        }
      : null,
    comments.length > 0
      ? {
          id: "rateComments",
          kind: "rateComments",
          path: null,
          sha256: toTextHash(comments.join("\n")),
        }
      : null,
  ];
  return terms.filter((term) => term !== null);
}
