import userEvent from "@testing-library/user-event";
import { joinDate, toPartName, type DatePart } from "@/lib/dates/typed-date";

/** The control of a part of a date. */
export const partOf = (name: string, part: DatePart) =>
  document.querySelector(`[name="${toPartName(name, part)}"]`) as HTMLInputElement;

/** Types a date such as 1990-05-31 in its parts; what is empty is left empty. */
export async function typeDate(name: string, date: string): Promise<void> {
  const [year = "", month = "", day = ""] = date.split("-");
  for (const [part, text] of [
    ["day", day],
    ["year", year],
  ] as const) {
    await userEvent.clear(partOf(name, part));
    if (text) await userEvent.type(partOf(name, part), text);
  }
  await userEvent.selectOptions(partOf(name, "month"), month && String(Number(month)));
}

/** What is typed in the parts of a date. */
export const typedDate = (name: string): string => joinDate((part) => partOf(name, part).value);
