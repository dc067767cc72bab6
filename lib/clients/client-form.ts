import { clientLimits, type Client, type ClientInput } from "@/lib/api/contract/clients";
import { joinDate, toPartName, type DatePart } from "@/lib/dates/typed-date";

/** Of the form, by its fields' names; what there are several of is numbered: `email-0`. */
export type ClientFields = Readonly<Record<string, string | undefined>>;
type Listed = "email" | "phone" | "program" | "number";

export const toListedName = (name: Listed, index: number): string => `${name}-${index}`;
const namesOf = (name: Listed, most: number) =>
  Array.from({ length: most }, (_, index) => toListedName(name, index));

/** How many of a list's controls are shown: one more than are filled, as far as there may be. */
export const countShown = (fields: ClientFields, name: Listed, most: number): number => {
  const last = namesOf(name, most).findLastIndex((each) => fields[each]);
  return Math.min(last + 2, most);
};

const toListed = (name: Listed, values: readonly string[]) =>
  values.map((value, index): [string, string] => [toListedName(name, index), value]);

/** The form of a kept client. */
export function toClientFields(client: Client): ClientFields {
  const [year = "", month = "", day = ""] = client.birthDate?.split("-") ?? [];
  return {
    firstName: client.firstName,
    lastName: client.lastName,
    [toPartName("birthDate", "day")]: day.replace(/^0/, ""),
    [toPartName("birthDate", "month")]: month.replace(/^0/, ""),
    [toPartName("birthDate", "year")]: year,
    nationality: client.nationality ?? "",
    language: client.language ?? "",
    preferences: client.preferences,
    tags: client.tags.join(", "),
    ...Object.fromEntries([
      ...toListed("email", client.emails),
      ...toListed("phone", client.phones),
      ...toListed(
        "program",
        client.loyalty.map(({ program }) => program),
      ),
      ...toListed(
        "number",
        client.loyalty.map(({ number }) => number),
      ),
    ]),
  };
}

type Place = { /** The control's name. */ field: string; value: string };
const readListed = (fields: ClientFields, name: Listed, most: number): Place[] =>
  namesOf(name, most).flatMap((field) => {
    const value = fields[field]?.trim();
    return value ? [{ field, value }] : [];
  });
const readLoyalty = (fields: ClientFields) =>
  namesOf("program", clientLimits.loyalty).flatMap((field, index) => {
    const program = fields[field]?.trim() ?? "";
    const number = fields[toListedName("number", index)]?.trim() ?? "";
    return program || number ? [{ index, program, number }] : [];
  });

/** A sent form as the call takes it. What is wrong with it, the backend says. */
export function toClientInput(fields: ClientFields): ClientInput {
  const birthDate = joinDate((part: DatePart) => fields[toPartName("birthDate", part)] ?? "");
  return {
    firstName: fields["firstName"] ?? "",
    lastName: fields["lastName"] ?? "",
    birthDate: birthDate || null,
    nationality: fields["nationality"] || null,
    language: (fields["language"] || null) as ClientInput["language"],
    emails: readListed(fields, "email", clientLimits.emails).map(({ value }) => value),
    phones: readListed(fields, "phone", clientLimits.phones).map(({ value }) => value),
    loyalty: readLoyalty(fields).map(({ program, number }) => ({ program, number })),
    preferences: (fields["preferences"] ?? "").replaceAll("\r\n", "\n"),
    tags: (fields["tags"] ?? "")
      .split(/[,،]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}

/** The control of a refused path, such as `client.emails.1`. */
export function toClientField(path: string, fields: ClientFields): string {
  const [name = "", index = "0", part] = path.split(".").slice(1);
  const at = Number(index);
  if (name === "emails")
    return readListed(fields, "email", clientLimits.emails)[at]?.field ?? toListedName("email", 0);
  if (name === "phones")
    return readListed(fields, "phone", clientLimits.phones)[at]?.field ?? toListedName("phone", 0);
  if (name === "loyalty")
    return toListedName(
      part === "number" ? "number" : "program",
      readLoyalty(fields)[at]?.index ?? 0,
    );
  return name;
}
