/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { Cancellation } from "@/lib/api/contract/cancellations";
import { itemServices } from "@/lib/services/item-services";
import { TermsField } from "./terms-field.client";

const form = { idOf: (name: string) => name, problems: [] } as never;
const before = "2027-03-20T12:00:00Z";
/** What the box says of cancelling. */
function said(cancellation: Partial<Cancellation>, serverNow = "2027-03-01T09:00:00Z") {
  const quote = {
    service: itemServices[0],
    terms: [],
    cancellation: { zone: "Europe/Lisbon", refundable: "ask" as const, steps: [], ...cancellation },
  };
  renderEnglish(<TermsField form={form} quote={quote} prefix="/en" serverNow={serverNow} />);
  return screen.getByRole("checkbox").closest("div")?.textContent;
}

test.each([
  ["nothing is promised", { steps: [] }, "only known when you ask"],
  [
    "a part is promised",
    { steps: [{ before, refundPercentage: 93 }] },
    "at least what the summary says",
  ],
  ["all of it is promised", { steps: [{ before, refundPercentage: 100 }] }, "is free until"],
] as const)("where the provider has to be asked and %s, the box says that", (_, terms, words) => {
  const box = said(terms as unknown as Partial<Cancellation>);
  expect(box).toContain(words);
  if (terms.steps.length > 0) expect(box).not.toContain("only known");
});

test("a promise that is over is none", () => {
  const steps = [{ before, refundPercentage: 93 }];
  expect(said({ steps }, "2027-03-21T09:00:00Z")).toContain("only known when you ask");
});
