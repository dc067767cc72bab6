/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ApiError } from "@/lib/api/errors";
import messages from "@/messages/de.json";
import { FormProblem } from "./form-problem.client";

test.each([
  [new ApiError(503, "service_unavailable", "Please try again"), messages.forms.busy],
  [
    new ApiError(429, "too_many_at_once", "Please try again", null, undefined, "2"),
    messages.forms.busy,
  ],
  [new ApiError(0, "unreachable", "x"), messages.forms.unreachable],
  [new ApiError(429, "too_many_attempts", "x"), messages.forms.rateLimited],
  [new ApiError(422, "wrong_password", "What the server says"), "What the server says"],
])("shows %s in the reader's language if there is a text for it", (error, text) => {
  render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="UTC">
      <FormProblem form={{ idOf: (name: string) => name, problems: [], error, occasion: error }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("takes the focus where several fields are wrong, and leaves it to the field that alone is", () => {
  const show = (names: string[]) => (
    <NextIntlClientProvider locale="de" messages={messages} timeZone="UTC">
      <FormProblem
        form={{
          idOf: (name) => `form-${name}`,
          problems: names.map((name) => ({ name, text: `${name} is missing` })),
          error: null,
          occasion: names.length,
        }}
      />
      <input id="form-last" aria-label="Last name" />
    </NextIntlClientProvider>
  );
  const { rerender } = render(show(["first", "last"]));
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  rerender(show(["last"]));
  expect(screen.getByRole("textbox", { name: "Last name" })).toHaveFocus();
});
