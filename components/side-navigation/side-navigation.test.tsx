/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { toSideEntries } from "@/lib/session/to-side-entries";
import { SideNavigation } from "./side-navigation";

let segments: string[] = [];
jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(),
  useSelectedLayoutSegments: () => segments,
}));

const navigation = [
  { label: "Book Now", path: "/booknow/hotels" },
  { label: "Markup Settings", path: "/settings/agency" },
  { label: "Profile Settings", path: "/settings/profile" },
  { label: "Academy", path: "/academy" },
  { label: "Support", path: "/settings/support" },
];
const summary = {
  wallet: { amount: 12_550, currency: "USD" },
  upcoming: { count: 3, from: "2026-11-26" },
};
const show = () =>
  renderEnglish(
    <SideNavigation
      navigation={{
        entries: toSideEntries(navigation, { userType: "SalesAgent", isRestrictedAgent: false }),
        summary,
      }}
      supportLabel="Help"
      prefix="/es"
    />,
  );
beforeEach(() => (segments = []));

it("is a native popover, so that it starts closed, toggles, and closes on Esc and on a click elsewhere", () => {
  show();
  const menu = screen.getByRole("navigation", { name: "Agent menu" });
  expect(menu).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button", { name: "Agent menu" })).toHaveAttribute(
    "popovertarget",
    menu.id,
  );
});

it("links where the server says, with our labels and the agency's", () => {
  show();
  expect(screen.getByRole("link", { name: "Book Now" })).toHaveAttribute(
    "href",
    "/es/booknow/hotels",
  );
  expect(screen.getByRole("link", { name: "Help" })).toHaveAttribute(
    "href",
    "/es/settings/support",
  );
  expect(screen.getByRole("link", { name: "Log Out" })).toBeInTheDocument();
});

it("opens the academy in a new tab, says so, and sets noopener", () => {
  show();
  const academy = screen.getByRole("link", { name: "Academy (opens in a new tab)" });
  expect(academy).toHaveAttribute("href", "/es/academy");
  expect(academy).toHaveAttribute("target", "_blank");
  expect(academy).toHaveAttribute("rel", "noopener");
  expect(screen.getByRole("link", { name: "Book Now" })).not.toHaveAttribute("target");
});

it("shows what a sales agent may not change, as disabled links", () => {
  show();
  const markup = screen.getByText("Markup Settings");
  expect(markup).toHaveAttribute("aria-disabled", "true");
  expect(markup).not.toHaveAttribute("href");
  expect(screen.getByText("Profile Settings")).toHaveAttribute("href", "/es/settings/profile");
});

it("summarises what is pending", () => {
  show();
  expect(screen.getByText("Wallet").nextElementSibling).toHaveTextContent("$125.50");
  const upcoming = screen.getByRole("link", { name: "Upcoming bookings: 3" });
  expect(upcoming).toHaveTextContent("3");
  expect(upcoming).toHaveAttribute("href", "/es/bookings?sale=standing&from=2026-11-26");
});

it.each([["faqs"], ["about"], ["privacy-policy"], ["destination"]])(
  "is left out on /%s",
  (segment) => {
    segments = [segment];
    show();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  },
);
