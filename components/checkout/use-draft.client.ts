"use client";

import { useEffect, type RefObject } from "react";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === "checkbox";
const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>("input[name], textarea[name], select[name]")].filter(
    ({ name }) => name !== notKept,
  );
/** A yes is given to what is on the page, each time. */
const notKept = "accepted";

const isTouched = (control: Control) => {
  if (control instanceof HTMLSelectElement) return control.value !== "";
  return isCheckbox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
};

function restore(form: HTMLFormElement): void {
  const draft = checkoutDraft.read();
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    // What was typed before the script ran is newer.
    if (value === undefined || isTouched(control)) continue;
    if (isCheckbox(control)) control.checked = value !== "";
    else control.value = value;
  }
}

const save = (form: HTMLFormElement): void =>
  checkoutDraft.write({
    ...checkoutDraft.read(),
    ...Object.fromEntries(
      controlsOf(form).map((control) => [
        control.name,
        isCheckbox(control) && !control.checked ? "" : control.value,
      ]),
    ),
  });

/**
 * Keeps what is typed into a form over a reload, a way back and a sign-in. Its controls are the
 * browser's own, not React's.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    restore(current);
    const keep = () => save(current);
    current.addEventListener("input", keep);
    return () => current.removeEventListener("input", keep);
  }, [form]);
}
