import type { RefusalTable } from "@/lib/forms/form-refusals";

/** The forms of the page of domains, by the last part of where they are posted. */
export const domainForms = ["claim", "check", "remove"] as const;
export type DomainForm = (typeof domainForms)[number];

/** Why one of them came back, besides what any form says. */
export const domainRefusals = { domain_taken: "taken" } as const satisfies RefusalTable;
