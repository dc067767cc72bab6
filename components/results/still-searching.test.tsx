/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { itemServices } from "@/lib/services/item-services";
import messages from "@/messages/en.json";
import { StillSearching } from "./still-searching";

const [service] = itemServices;
const reload = { href: "/search?stream=false", refresh: "2;url=/search?stream=false&reload=1" };
const toView = (props: Partial<Parameters<typeof StillSearching>[0]> = {}) => (
  <English>
    <StillSearching
      namespace={service}
      hasResults={false}
      reload={reload}
      watch={<i data-testid="watch" />}
      {...props}
    />
  </English>
);

it("says who is being asked, in place of the results", () => {
  render(toView());
  expect(screen.getByText(messages[service].searching)).toBeVisible();
  expect(screen.getByText(/half a minute/)).toBeVisible();
  expect(screen.getByTestId("watch")).toBeInTheDocument();
});

it("says before the first results that more are coming", () => {
  render(toView({ hasResults: true }));
  expect(screen.getByText("More results are on their way …")).toBeVisible();
  expect(screen.queryByText(messages[service].searching)).not.toBeInTheDocument();
});

it("reloads itself without script as long as it may, and always has a link", () => {
  const html = renderToString(toView());
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="2;url=[^"]*reload=1"\/>/);
  expect(html).toMatch(/<a href="\/search\?stream=false"[^>]*>Show results<\/a><\/noscript>/);
  const last = renderToString(toView({ reload: { ...reload, refresh: null } }));
  expect(last).not.toContain("http-equiv");
  expect(last).toContain("Show results");
});
