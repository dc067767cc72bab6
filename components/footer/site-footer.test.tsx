/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { toAgency, type AgencyWire } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { SiteFooter } from "./site-footer";

let segments: string[] = [];
let query = "";
jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(query),
  useSelectedLayoutSegments: () => segments,
}));
beforeEach(() => {
  segments = [];
  query = "";
});

const show = (changes: Partial<AgencyWire> = {}, isHiddenByCookie = false) =>
  renderEnglish(
    <SiteFooter
      agency={toAgency(agencyFixture(changes))}
      prefix="/es"
      links={[{ id: "blog", path: "/blog", title: null }]}
      year={2026}
      isSignedIn={false}
      isHiddenByCookie={isHiddenByCookie}
    />,
  );

it("renders with only a name", () => {
  show();
  expect(screen.getByText("© 2026 Acme Travel")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Acme Travel" })).toHaveAttribute("href", "/es");
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Book",
    "Explore",
    "Useful Links",
  ]);
});

it("links home by the agency's logo, in the page's language", () => {
  show({ logo: "/assets/agencies/acme/logo.svg" });
  expect(
    within(screen.getByRole("link", { name: "Acme Travel" })).getByRole("img"),
  ).toHaveAttribute("src", "/assets/agencies/acme/logo.svg");
  expect(screen.getByRole("link", { name: "Acme Travel" })).toHaveAttribute("href", "/es");
});

it("shows the phone only if the agency enables it", () => {
  const contact = {
    contactEmailId: "hello@acme.example",
    contactPhoneNumber: "+351 (21) 055-5019",
  };
  show(contact);
  expect(screen.getByRole("link", { name: "E-mail hello@acme.example" })).toHaveAttribute(
    "href",
    "mailto:hello@acme.example",
  );
  expect(screen.queryByRole("link", { name: /Support phone/ })).not.toBeInTheDocument();
});

it("dials a normalised number", () => {
  show({ contactPhoneNumber: "+351 (21) 055-5019", displaySupportPhoneFooter: true });
  expect(screen.getByRole("link", { name: "Support phone +351 (21) 055-5019" })).toHaveAttribute(
    "href",
    "tel:+351210555019",
  );
});

it("shows the address only if the agency enables it", () => {
  const address = {
    addressLine1: "Rua do Carmo 42",
    city: "Lisboa",
    zipCode: "1200-094",
    country: "Portugal",
  };
  const { unmount } = show(address);
  expect(screen.queryByText("Rua do Carmo 42")).not.toBeInTheDocument();
  unmount();
  show({ ...address, displayAddressFooter: true });
  expect(screen.getByText("1200-094 Lisboa")).toBeInTheDocument();
});

it("links the configured networks, only by web URLs", () => {
  show({
    linkedin: "https://linkedin.com/company/acme",
    twitter: "https://x.com/acme",
    tiktok: "javascript:alert(1)",
  });
  const links = within(
    screen.getByRole("heading", { name: "Follow us" }).parentElement ?? document.body,
  ).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual(["LinkedIn", "X"]);
});

it("names the payment brands, also those without an icon", () => {
  show({ paymentBrands: ["Master Card", "Dankort"] });
  const brands = within(screen.getByRole("list", { name: "Accepted payment brands" })).getAllByRole(
    "listitem",
  );
  expect(brands.map((brand) => brand.textContent)).toEqual(["Master Card", "Dankort"]);
});

it("offers the cookie preferences only if there is something to consent to", () => {
  const { unmount } = show();
  expect(screen.queryByRole("button", { name: "Cookie preferences" })).not.toBeInTheDocument();
  unmount();
  show({
    analytics: { isEnabled: true, googleAnalyticsId: "G-H4RB0URDEM", facebookAnalyticsId: null },
  });
  expect(screen.getByRole("button", { name: "Cookie preferences" })).toBeVisible();
});

it("links the policies that have text, and the terms always", () => {
  show({ privacyPolicy: "<p>We keep little.</p>", cookiesPolicy: "<p><br></p>", disclaimer: "  " });
  const list = within(
    screen.getByRole("heading", { name: "Useful Links" }).parentElement ?? document.body,
  );
  expect(
    list.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Privacy Policy", "/es/privacy-policy"],
    ["Terms & Conditions", "/es/user-terms-and-conditions"],
  ]);
});

it("links what the agency sells and its pages", () => {
  show();
  const linksBelow = (name: string) =>
    within(screen.getByRole("heading", { name }).parentElement ?? document.body)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(linksBelow("Book")).toEqual([["Hotels", "/es/booknow/hotels"]]);
  expect(linksBelow("Explore")).toEqual([
    ["Blog", "/es/blog"],
    ["Cancellation Policy", "/es/cancellation-policy"],
  ]);
});

it("leaves the links out on booking pages of an agency that hides them for deals", () => {
  segments = ["booknow", "hotels", "search"];
  show({ hideHeaderforDealProposal: true, contactEmailId: "hello@acme.example" });
  expect(screen.queryByText("Terms & Conditions")).not.toBeInTheDocument();
  expect(screen.getByText("Contact Us")).toBeInTheDocument();
});

it("is hidden on logout and if requested", () => {
  query = "hideFooter=true";
  const first = show();
  expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
  first.unmount();
  query = "";
  const second = show({}, true);
  expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
  second.unmount();
  segments = ["logout"];
  show();
  expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
});

it("keeps the legal part on payment pages", () => {
  segments = ["booknow", "hotels", "checkout"];
  query = "hideFooter=true";
  show({
    privacyPolicy: "<p>We keep little.</p>",
    addressLine1: "Rua do Carmo 42",
    city: "Lisboa",
  });
  expect(screen.getByRole("contentinfo")).toHaveTextContent(
    "Acme Travel · Rua do Carmo 42 · Lisboa",
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Privacy Policy",
    "Terms & Conditions",
    "Cancellation Policy",
  ]);
});
