/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { ComparisonHead } from "./comparison-head";

test.each([
  { isGone: false, said: "This hotel could not be loaded" },
  { isGone: true, said: "No longer offered" },
])("without its hotel a column says “$said”, and no id", ({ isGone, said }) => {
  const id = "sandbox-h-1";
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ComparisonHead
        column={{ id, hotel: null, isGone, distance: null, withoutHref: "/compare" }}
        number={2}
        href="/stay"
        searchText=""
        canRemove
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole("link", { name: "Remove hotel 2" })).toBeVisible();
  expect(container.innerHTML).not.toContain(id);
});
