/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { AgencyDomain } from "@/lib/api/contract/domains";
import { DomainCard } from "./domain-card";

const name = "atlas.example";
const domain: AgencyDomain = {
  domain: name,
  state: "claimed",
  isPrimary: false,
  claim: {
    claimedAt: "2026-11-21T12:00:00.000Z",
    verifiedAt: null,
    checkedAt: "2026-11-21T12:30:00.000Z",
    proof: {
      expected: [{ type: "TXT", name: `_site-verify.${name}`, value: "site-verify=abc" }],
      found: ["site-verify=abd"],
      result: "wrong",
    },
    address: {
      expected: [
        { type: "CNAME", name, value: "edge.trips.test" },
        { type: "A", name, value: "192.0.2.1" },
      ],
      found: [],
      result: "missing",
    },
  },
};
const show = (shown: AgencyDomain) =>
  renderEnglish(<DomainCard domain={shown} timeZone="UTC" toAction={(form) => `/send/${form}`} />);

it("shows each record to copy beside what was found instead, and looks again by a plain form", () => {
  show(domain);
  const [proof, address] = screen
    .getAllByRole("heading", { level: 3 })
    .map((heading) => within(heading.closest("section") as HTMLElement));
  expect(proof?.getByText("Different")).toBeInTheDocument();
  for (const text of [`_site-verify.${name}`, "site-verify=abc", "site-verify=abd"])
    expect(proof?.getByText(text)).toBeInTheDocument();
  expect(proof?.getByRole("button", { name: "Copy: TXT, Value" })).toBeInTheDocument();
  expect(address?.getByText("Not found")).toBeInTheDocument();
  expect(address?.getByText(/Use CNAME, or the other records/)).toBeInTheDocument();
  expect(address?.queryByText("Found there:")).not.toBeInTheDocument();
  expect(screen.getByText("Last checked: Nov 21, 2026, 12:30")).toBeInTheDocument();
  const form = screen.getByRole("button", { name: `Check ${name} now` }).closest("form");
  expect(form).toHaveAttribute("action", "/send/check");
  expect(form).toHaveFormValues({ domain: name });
});

it("has nothing to prove or look at of a domain that an operator has set", () => {
  show({ ...domain, state: "serving", isPrimary: true, claim: null });
  expect(screen.getByText("Set by the operator of this site.")).toBeInTheDocument();
  expect(screen.getByText("Main domain")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Check/ })).not.toBeInTheDocument();
  expect(screen.getByText(`Remove ${name} now`).closest("form")).toHaveAttribute(
    "action",
    "/send/remove",
  );
});
