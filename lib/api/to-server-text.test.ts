import { toApiError, toUnreachable } from "./errors";
import { toServerText } from "./to-server-text";

test.each([
  ["an error field", { error: "The islands are closed" }, "The islands are closed"],
  ["a message alone", { message: "The islands are closed" }, "The islands are closed"],
  ["both", { error: "Closed", message: "Other" }, "Closed"],
  ["a code of its own", { code: "islands", error: "Closed" }, "Closed"],
  ["an empty field", { error: " ", message: "Closed" }, "Closed"],
])("%s is told as it is", (_what, body, text) =>
  expect(toServerText(toApiError(503, body))).toBe(text),
);

test.each([
  ["nothing", null],
  ["an object for a text", { error: { why: "closed" } }],
  ["the embedded API's own", { code: "suggestions_failed", error: "Failed to fetch suggestions" }],
])("%s leaves the words to the page", (_what, body) =>
  expect(toServerText(toApiError(503, body))).toBeNull(),
);

test("no answer at all leaves the words to the page", () => {
  expect(toServerText(toUnreachable())).toBeNull();
  expect(toServerText(new TypeError("x is undefined"))).toBeNull();
});
