/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { ResidenceField } from "./residence-field.client";

it("names the countries to whoever comes to it, and remembers the one that is chosen", async () => {
  renderEnglish(
    <ResidenceField label="The guests live in" reason="Rates depend on it" defaultValue="PT" />,
  );
  const field = screen.getByRole("combobox");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  // Its choices come with the press: a width that follows them would move under the finger.
  expect(field).toHaveClass("not-supports-[field-sizing:content]:w-48");
  await userEvent.click(field);
  await userEvent.selectOptions(field, "DK");
  expect(field).toHaveValue("DK");
  expect(field).toHaveAccessibleDescription("Rates depend on it");
  await waitFor(() => expect(document.cookie).toBe("residence=DK"));
});
