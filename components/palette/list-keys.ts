/** The rows of the page's list that lead somewhere and are shown: of its table, or of its cards. */
const listRows = () =>
  [...document.querySelectorAll<HTMLElement>("[data-list-row]:has(a)")].filter(
    (row) => row.offsetParent !== null,
  );
const rowOfFocus = () => document.activeElement?.closest<HTMLElement>("[data-list-row]") ?? null;

/** Focuses the link of the row after this one, or before it: Enter opens it. */
export function moveInList(step: 1 | -1): boolean {
  const rows = listRows();
  const current = rowOfFocus();
  const next = current ? rows.indexOf(current) + step : step > 0 ? 0 : rows.length - 1;
  const link = rows[next]?.querySelector("a");
  if (!link) return false;
  link.focus();
  link.scrollIntoView({ block: "nearest" });
  return true;
}

/** Selects the row that has the focus, or no longer. */
export function selectInList(): boolean {
  const box = rowOfFocus()?.querySelector<HTMLInputElement>("input[type=checkbox]");
  if (!box) return false;
  box.click();
  return true;
}

/** Goes to the search of the page's list. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("[role=search] input[type=search]");
  if (!field) return false;
  field.focus();
  field.select();
  return true;
}
