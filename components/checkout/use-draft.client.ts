"use client";

import { useEffect, type RefObject } from "react";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === "checkbox";
const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>("input[name], textarea[name], select[name]")].filter(
    ({ name }) => name !== notKept,
  );
/** Whose answer is stored encrypted only: it never gets into the browser's storage. */
const isSealed = ({ dataset }: Control) => dataset.sealed !== undefined;
/** A yes is given to what is on the page, each time. */
const notKept = "accepted";

const isTouched = (control: Control) => {
  if (control instanceof HTMLSelectElement) return control.value !== "";
  return isCheckbox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
};

/** Whose it is, beside the controls. */
const ownerKey = "@owner";

/** Filled in from the profile of who is signed in. */
const isFilledIn = (control: Control) =>
  !(control instanceof HTMLSelectElement) && !isCheckbox(control) && control.defaultValue !== "";

function restore(form: HTMLFormElement, owner: string): void {
  const draft = { ...checkoutDraft.read(), ...checkoutDraft.unsaved() };
  const isOwn = (draft[ownerKey] ?? owner) === owner;
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    // What was typed before the script ran is newer.
    if (value === undefined || isTouched(control)) continue;
    if (!isOwn && isFilledIn(control)) continue;
    if (isCheckbox(control)) control.checked = value !== "";
    else control.value = value;
  }
}

const toDraft = (controls: Control[]) =>
  Object.fromEntries(
    controls.map((control) => [
      control.name,
      isCheckbox(control) && !control.checked ? "" : control.value,
    ]),
  );

function save(form: HTMLFormElement, owner: string): void {
  const controls = controlsOf(form);
  checkoutDraft.write({
    ...checkoutDraft.read(),
    ...toDraft(controls.filter((control) => !isSealed(control))),
    [ownerKey]: owner,
  });
  checkoutDraft.hold(toDraft(controls.filter(isSealed)));
}

/**
 * Keeps what is typed into a form over a reload, a way back and a sign-in; what is sealed only as
 * long as the page is open. What was typed before a sign-in, or by another user, replaces nothing
 * that the profile says. Its controls are the browser's own, not React's.
 * @param owner the address of who is signed in; "" of a guest
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, owner: string) {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    restore(current, owner);
    const keep = () => save(current, owner);
    current.addEventListener("input", keep);
    return () => current.removeEventListener("input", keep);
  }, [form, owner]);
}
