/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { toAgency, type AgencyWire } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { userFixture } from "@/lib/api/testing/user-fixture";
import { SiteHeader } from "./site-header";

let segments: string[] = [];
let query = "";
jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(query),
  useSelectedLayoutSegments: () => segments,
}));

const user = userFixture();
const links = [
  { id: "about" as const, path: "/about", title: "Who we are" },
  { id: "faq" as const, path: "/faqs", title: null },
];
const whole = { links, currency: "USD", sideNavigation: null, isHiddenByCookie: false };

const show = (
  changes: Partial<AgencyWire> = {},
  who: User | null = null,
  props: Partial<typeof whole> = {},
) =>
  renderEnglish(
    <SiteHeader
      agency={toAgency(agencyFixture(changes))}
      user={who}
      locale="en"
      prefix=""
      {...whole}
      {...props}
    />,
  );

beforeEach(() => {
  segments = [];
  query = "tab=Activities";
});

it("links home by the logo, named after the agency", () => {
  show();
  expect(screen.getByRole("link", { name: "Acme Travel, home page" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("img", { name: "Acme Travel" })).toHaveAttribute(
    "src",
    "/assets/agencies/acme/logo.svg",
  );
});

it("shows the agency's name if it has no logo", () => {
  show({ logo: null });
  expect(screen.getByRole("link", { name: "Acme Travel, home page" })).toHaveTextContent(
    "Acme Travel",
  );
});

it("offers the agency's languages on the current page, in the bar and in the phone's menu", () => {
  show();
  const links = screen.getAllByRole("link", { name: "Español" });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute("href", "?tab=Activities&lng=es");
  for (const link of screen.getAllByRole("link", { name: "English" }))
    expect(link).toHaveAttribute("aria-current", "true");
  expect(screen.queryByRole("link", { name: "Svenska" })).not.toBeInTheDocument();
});

it.each([
  [
    "of somebody signed in is sent to the server, and outlives the page",
    user,
    ["/api/user/changeLanguage/es"],
  ],
  ["of a visitor is nobody else's business", null, []],
])("a choice of language %s", async (_name, who, paths) => {
  const sent = jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.reject(new Error("the page is gone")));
  // jsdom can't follow a link.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  show({}, who);
  await userEvent.click(screen.getAllByRole("link", { name: "Español" })[0] ?? document.body);
  expect(sent.mock.calls.map(([path]) => path)).toEqual(paths);
  for (const [, request] of sent.mock.calls)
    expect(request).toMatchObject({ method: "POST", keepalive: true, body: "{}" });
});

it("has no language menu for one language, and a phone's menu for the currency", () => {
  show({ languages: ["en"], isHideLoginOption: true }, null, { links: [] });
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Currency: USD",
    "Open menu",
    "Close menu",
    "Currency: USD",
  ]);
});

it("offers Log In to visitors", () => {
  show();
  for (const link of screen.getAllByRole("link", { name: "Log In" }))
    expect(link).toHaveAttribute("href", "/login");
});

it.each([
  ["hidden", { isHideLoginOption: true }, undefined],
  [
    "the agency's own, where sign-in is theirs",
    {
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
      returnUrl: "https://acme.example/",
    },
    "https://acme.example/",
  ],
  [
    "ours, where their address is none of the web",
    {
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
      returnUrl: "javascript:alert(1)",
    },
    "/login",
  ],
])("Log In is %s", (_, changes, href) => {
  show(changes);
  expect(screen.queryAllByRole("link", { name: "Log In" })[0]?.getAttribute("href")).toBe(href);
});

it("shows the signed-in user, and Log Out", () => {
  show({}, user);
  expect(screen.queryByRole("link", { name: "Log In" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Signed in as Inês" })).toHaveTextContent("IInês");
  const menu = within(screen.getByRole("region", { name: "Your account" }));
  expect(menu.getByText("Inês Almeida")).toBeInTheDocument();
  expect(menu.getByText("ines@acme.example")).toBeInTheDocument();
  expect(menu.getByRole("link", { name: "Logout" })).toBeInTheDocument();
});

it("links agents to the agency's own site", () => {
  show(
    { returnUrl: "https://acme.example/" },
    { ...user, userType: "TravelAgent", isTravelAgent: true },
  );
  expect(screen.getByRole("link", { name: "Acme Travel, home page" })).toHaveAttribute(
    "href",
    "https://acme.example/",
  );
});

it("links About and FAQ, with the agency's titles if set", () => {
  show();
  for (const link of screen.getAllByRole("link", { name: "Who we are" }))
    expect(link).toHaveAttribute("href", "/about");
  expect(screen.getAllByRole("link", { name: "FAQ" })).toHaveLength(2);
});

it("opens one list of currencies from the bar and from the phone's menu", () => {
  show();
  const buttons = screen.getAllByRole("button", { name: "Currency: USD" });
  expect(buttons.map((button) => button.getAttribute("popovertarget"))).toEqual([
    "currency-menu",
    "currency-menu",
  ]);
  expect(screen.getAllByRole("dialog", { name: "Currency" })).toHaveLength(1);
});

it("repeats the profile menu's entries on a phone, with the agency's name for support", () => {
  const auth = { "/mytrip/mytrips": { read: true }, "/mytrip/support": { read: true } };
  show({ supportLabel: "Help" }, { ...user, auth });
  for (const [name, href] of [
    ["My Trips", "/mytrip/mytrips"],
    ["Help", "/mytrip/support"],
  ]) {
    const entries = screen.getAllByRole("link", { name });
    expect(entries.map((entry) => entry.getAttribute("href"))).toEqual([href, href]);
  }
  expect(screen.queryByRole("link", { name: "Wallet" })).not.toBeInTheDocument();
});

it("offers Sign Up if the agency has its own accounts", () => {
  show({
    sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    returnUrl: "https://acme.example/",
  });
  for (const link of screen.getAllByRole("link", { name: "Sign Up" }))
    expect(link).toHaveAttribute("href", "https://acme.example/");
});

it.each([
  ["by its query", ["faqs"], "hideHeader=true", false],
  ["by its cookie", ["faqs"], "", true],
  ["where a proposal is declined", ["disapproveProposal"], "id=7", false],
])("is hidden %s", (_name, path, asked, isHiddenByCookie) => {
  segments = path;
  query = asked;
  show({}, user, { isHiddenByCookie });
  expect(screen.queryByRole("banner")).not.toBeInTheDocument();
});

it("shows visitors of a deal only the logo and the currencies, if the agency wants that", () => {
  segments = ["booknow", "hotels", "deal", "7"];
  show({ hideHeaderforDealProposal: true });
  expect(screen.getByRole("link", { name: "Acme Travel, home page" })).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: "Currency: USD" })).toHaveLength(2);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

describe("client view", () => {
  const agent = userFixture({ isTravelAgent: true, userType: "TravelAgent" });
  const forms = (container: HTMLElement) =>
    [...container.querySelectorAll("form[action='/client-view']")].map((form) =>
      Object.fromEntries(
        [...form.querySelectorAll("input")].map(({ name, value }) => [name, value]),
      ),
    );

  it("is turned on from both menus, and leads back to the page", () => {
    segments = ["booknow", "hotels"];
    const { container } = show({}, agent);
    expect(forms(container)).toEqual([
      { return: "/booknow/hotels?tab=Activities", isOn: "yes" },
      { return: "/booknow/hotels?tab=Activities", isOn: "yes" },
    ]);
    expect(screen.queryByRole("button", { name: "Client view is on: end it" })).toBeNull();
  });

  it("says in the header that it is on, and ends there and from the menus", () => {
    const { container } = show({}, { ...agent, isClientView: true });
    expect(screen.getByRole("button", { name: "Client view is on: end it" })).toBeInTheDocument();
    expect(forms(container).map(({ isOn }) => isOn)).toEqual(["", "", ""]);
  });

  it("isn't offered to those who see no net prices", () => {
    for (const who of [userFixture(), { ...agent, isRestrictedAgent: true }]) {
      const { container, unmount } = show({}, who);
      expect(forms(container)).toEqual([]);
      unmount();
    }
  });
});
