import { screen } from "@testing-library/react";

/** What the form of this name would send, by the names of its fields. */
export const listSent = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...screen.getByRole<HTMLFormElement>("form", { name: form }).elements].flatMap((element) =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name
        ? [[element.name, element.value]]
        : [],
    ),
  );
