import type { NextRequest, NextResponse } from "next/server";
import {
  checkDomainEndpoint,
  claimDomainEndpoint,
  removeDomainEndpoint,
} from "@/lib/api/contract/domains";
import { domainForms, domainRefusals, type DomainForm } from "@/lib/domains/domain-forms";
import { paths } from "@/lib/paths";
import { answerForm, type FormVisit } from "./answer-form";
import { refuse } from "./door-error";
import { answerOrReturn } from "./return-form";

const work: Record<DomainForm, (visit: FormVisit, domain: string) => Promise<unknown>> = {
  claim: ({ ask }, domain) => ask((api) => api.call(claimDomainEndpoint, { body: { domain } })),
  check: ({ ask }, domain) => ask((api) => api.call(checkDomainEndpoint, { params: { domain } })),
  remove: ({ ask }, domain) => ask((api) => api.call(removeDomainEndpoint, { params: { domain } })),
};

/** Handles the forms of the agency's own domains, by the last part of their paths. */
export const answerDomainForm = (
  request: NextRequest,
  { locale, form }: { locale: string; form: string },
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const name = domainForms.find((each) => each === form);
    if (!name) throw refuse(404, "not_found", "There is no such form");
    return answerOrReturn(visit, {
      name,
      toBack: (again) => paths.domains({ again }),
      refusals: domainRefusals,
      async work() {
        await work[name](visit, (visit.form.domain ?? "").trim());
        return `${paths.domains({ done: name })}#done`;
      },
    });
  });
