import type { Agency } from "@/lib/api/contract/agencies";
import { paths } from "@/lib/paths";
import { isEmpty } from "@/lib/rich-text/is-empty";

type Policies = Pick<Agency, "privacyPolicy" | "cookiesPolicy" | "disclaimer">;

/**
 * The footer's useful links in order. A policy without text has no link; the terms always have one.
 */
export const listUsefulLinks = ({ privacyPolicy, cookiesPolicy, disclaimer }: Policies) =>
  [
    { id: "privacyPolicy", path: paths.privacyPolicy(), isShown: !isEmpty(privacyPolicy) },
    { id: "terms", path: paths.userTerms(), isShown: true },
    { id: "cookiesPolicy", path: paths.cookiesPolicy(), isShown: !isEmpty(cookiesPolicy) },
    { id: "disclaimer", path: paths.disclaimer(), isShown: !isEmpty(disclaimer) },
  ].filter(({ isShown }) => isShown) as {
    id: "privacyPolicy" | "terms" | "cookiesPolicy" | "disclaimer";
    path: string;
  }[];
