/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { toAgency, type AgencyWire } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import messages from "@/messages/en.json";
import { SiteHeader } from "./site-header";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("tab=Activities") }));

const user: User = {
  id: "1",
  personal_info: { first_name: "Inês", last_name: "Almeida", email: "ines@acme.example", profile_image: null, credits: { amount: 0, currency: "EUR" } },
  userType: "Traveller",
  isRewardWalletEnable: false,
  isTravelAgent: false,
  isRestrictedAgent: false,
  auth: {},
  language: null,
  currency: null,
};

const show = (changes: Partial<AgencyWire> = {}, who: User | null = null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <SiteHeader agency={toAgency(agencyFixture(changes))} user={who} locale="en" prefix="" />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );

it("leads home by the logo, named after the agency", () => {
  show();
  expect(screen.getByRole("link", { name: "Acme Travel, home page" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("img", { name: "Acme Travel" })).toHaveAttribute("src", "/assets/agencies/acme/logo.svg");
});

it("shows the agency's name where it has no logo", () => {
  show({ logo: null });
  expect(screen.getByRole("link", { name: "Acme Travel, home page" })).toHaveTextContent("Acme Travel");
});

it("offers the languages of the agency on the very page, in the bar and in the phone's menu", () => {
  show();
  const links = screen.getAllByRole("link", { name: "Español" });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute("href", "?tab=Activities&lng=es");
  for (const link of screen.getAllByRole("link", { name: "English" })) expect(link).toHaveAttribute("aria-current", "true");
  expect(screen.queryByRole("link", { name: "Svenska" })).not.toBeInTheDocument();
});

it("has no language menu for one language, and no phone menu with nothing in it", () => {
  show({ languages: ["en"], isHideLoginOption: true });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("offers visitors to log in", () => {
  show();
  for (const link of screen.getAllByRole("link", { name: "Log In" })) expect(link).toHaveAttribute("href", "/login");
});

it.each([
  ["hidden", { isHideLoginOption: true }, undefined],
  [
    "the agency's own, where sign-in is theirs",
    { sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }, returnUrl: "https://acme.example/" },
    "https://acme.example/",
  ],
  [
    "ours, where their address is none of the web",
    { sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }, returnUrl: "javascript:alert(1)" },
    "/login",
  ],
])("Log In is %s", (_, changes, href) => {
  show(changes);
  expect(screen.queryAllByRole("link", { name: "Log In" })[0]?.getAttribute("href")).toBe(href);
});

it("shows who is signed in, and the way out", () => {
  show({}, user);
  expect(screen.queryByRole("link", { name: "Log In" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Signed in as Inês" })).toHaveTextContent("IInês");
  const menu = within(screen.getByRole("region", { name: "Your account" }));
  expect(menu.getByText("Inês Almeida")).toBeInTheDocument();
  expect(menu.getByText("ines@acme.example")).toBeInTheDocument();
  expect(menu.getByRole("button", { name: "Logout" })).toBeInTheDocument();
});

it("leads agents back to the agency's own site", () => {
  show({ returnUrl: "https://acme.example/" }, { ...user, userType: "TravelAgent", isTravelAgent: true });
  expect(screen.getByRole("link", { name: "Acme Travel, home page" })).toHaveAttribute("href", "https://acme.example/");
});
