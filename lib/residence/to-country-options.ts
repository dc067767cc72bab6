import type { Country } from "./list-countries";

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<"]/g, (character) => escaped[character] ?? "");

/** The options of a select as HTML, which needs no end tags, with `chosen` selected. */
export const toCountryOptions = (countries: readonly Country[], chosen: string): string =>
  countries
    .map(
      ({ code, name }) =>
        `<option value="${escape(code)}"${code === chosen ? " selected" : ""}>${escape(name)}`,
    )
    .join("");
