"use client";

import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
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
  const applied = useRef("");

  useEffect(() => {
    const element = form.current;
    // The native event: it fires only once a number or a name is complete.
    const apply = () => {
      const next = element ? `${action}?${toQuery(element).toString()}` : "";
      // A handle of a slider is a field, too, and moves another.
      if (next !== applied.current) navigate(next);
      applied.current = next;
    };
    element?.addEventListener("change", apply);
    return () => element?.removeEventListener("change", apply);
  }, [action, navigate]);

  useLayoutEffect(() => {
    applied.current = "";
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
      onSubmit={(event) => {
        event.preventDefault();
        const sheet = event.currentTarget.closest<HTMLElement>(":popover-open");
        sheet?.hidePopover();
        const next = `${action}?${toQuery(event.currentTarget).toString()}`;
        if (next !== current) navigate(next);
      }}
    >
      {children}
    </form>
  );
}
