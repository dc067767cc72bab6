import { replaceSection } from "./replace-section.mjs";

const page =
  "# A\n<!-- bench:home -->\nold\n<!-- /bench:home -->\n# B\n<!-- bench:views -->\n<!-- /bench:views -->\n";

test("replaces what is between the markers, and nothing else", () => {
  expect(replaceSection(page, "home", "\nnew\n")).toBe(page.replace("old", "new"));
  expect(replaceSection(page, "views", "new")).toBe(
    page.replace("bench:views -->\n<", "bench:views -->\nnew\n<"),
  );
});

test("is idempotent", () =>
  expect(replaceSection(replaceSection(page, "home", "x"), "home", "x")).toBe(
    replaceSection(page, "home", "x"),
  ));

test.each([page, "<!-- bench:starts -->", "<!-- /bench:starts --><!-- bench:starts -->"])(
  "fails without such a section",
  (text) => expect(() => replaceSection(text, "starts", "x")).toThrow("bench:starts"),
);
