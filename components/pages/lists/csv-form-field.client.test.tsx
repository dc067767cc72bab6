/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { CsvFormField } from "./csv-form-field.client";

test("keeps what is chosen in the cookie that files are written by", () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CsvFormField chosen="comma" />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole("combobox", { name: "Columns of CSV files" });
  expect(field).toHaveValue("comma");
  fireEvent.change(field, { target: { value: "semicolon" } });
  expect(document.cookie).toContain("csvForm=semicolon");
  fireEvent.change(field, { target: { value: "" } });
  expect(document.cookie).not.toMatch(/csvForm=\w/);
});
