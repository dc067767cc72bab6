"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { closePopover } from "@/lib/close-popover";
import { listId } from "@/lib/results/page-ids";
import { useResultsNavigation } from "./results-navigation.client";
import { streamParameter } from "./stream-parameter";

type Props = {
  action: string;
  /**
   * The current URL: when it changes elsewhere, such as by a removed chip, the fields follow.
   */
  current: string;
  className?: string;
  children: ReactNode;
};

/** What the form would send, without empty fields. */
const toQuery = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([key, value]) =>
      typeof value === "string" && value !== "" && key !== streamParameter.name
        ? [[key, value]]
        : [],
    ),
  );

/** A GET form that works without scripts; with scripts each change applies at once. */
export function FilterForm({ action, current, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { navigate } = useResultsNavigation();
  /** The last query: of the current results, or of those on their way. */
  const applied = useRef(current);
  const apply = (element: HTMLFormElement) => {
    const next = `${action}?${toQuery(element).toString()}`;
    // A handle of a slider is a field, too, and moves another; it settles after a submit as well.
    if (next !== applied.current) navigate(next);
    applied.current = next;
  };
  const onChange = useEffectEvent(apply);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The native event: it fires only once a number or a name is complete.
    const hear = () => onChange(element);
    element.addEventListener("change", hear);
    return () => element.removeEventListener("change", hear);
  }, []);

  useLayoutEffect(() => {
    applied.current = current;
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? []) {
      if (input.type === "checkbox" || input.type === "radio") input.checked = input.defaultChecked;
      else if (input !== document.activeElement) input.value = input.defaultValue;
    }
  }, [current]);

  return (
    <form
      ref={form}
      method="get"
      action={action}
      className={className}
      // A slider's handle is a field whose value needn't be on the newest scale.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        closePopover(currentTarget.closest<HTMLElement>("[popover]"));
        apply(currentTarget);
        // Who sends the form wants to see what is left.
        document.getElementById(listId)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </form>
  );
}
