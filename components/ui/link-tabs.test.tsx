/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { LinkTabs } from "./link-tabs";

it("links to each tab's URL and marks the current one", () => {
  const tabs = ["new", "closed"].map((id) => ({
    id,
    name: `${id} ones`,
    href: `/en/enquiries?state=${id}`,
  }));
  render(<LinkTabs label="States" tabs={tabs} current="closed" />);
  expect(screen.getByRole("navigation", { name: "States" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "new ones" })).toHaveAttribute(
    "href",
    "/en/enquiries?state=new",
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("closed ones");
});
