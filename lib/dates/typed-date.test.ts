import { joinDate, listDateParts, toDateFault } from "./typed-date";

test.each([
  ["en-US", "month day year"],
  ["en-GB", "day month year"],
  ["de-DE", "day month year"],
  ["sv-SE", "year month day"],
  ["fr-CA", "year month day"],
  ["ar-EG-u-ca-gregory-nu-latn", "day month year"],
])("%s: %s", (locale, order) => expect(listDateParts(locale).join(" ")).toBe(order));

test.each([
  [{ day: "", month: "", year: "" }, ""],
  [{ day: " 3 ", month: "5", year: "1962" }, "1962-05-03"],
  [{ day: "31", month: "12", year: "1962" }, "1962-12-31"],
  [{ day: "٠٣", month: "5", year: "۱۹۶۲" }, "1962-05-03"],
  [{ day: "3", month: "", year: "1962" }, "1962--03"],
])("%j: %j", (typed, date) => expect(joinDate((part) => typed[part])).toBe(date));

test.each([
  ["1962-05-03", null],
  ["2000-02-29", null],
  ["1962--03", "incomplete"],
  ["-05-03", "incomplete"],
  ["1962-05-", "incomplete"],
  ["62-05-03", "shortYear"],
  ["0062-05-03", "shortYear"],
  ["1962-02-31", "unreal"],
  ["1962-05-x", "unreal"],
])("%j: %s", (typed, fault) => expect(toDateFault(typed)).toBe(fault));
