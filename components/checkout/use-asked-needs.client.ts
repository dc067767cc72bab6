"use client";

import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { readValues } from "@/components/site/forms/use-form.client";
import { listStillAsked, type AskedNeed } from "@/lib/checkout/asked-needs";

/**
 * The questions with what the form's other answers make of them, as they change. Before the script
 * runs nothing is known, and all of them are shown.
 */
export function useAskedNeeds(
  form: RefObject<HTMLFormElement | null>,
  asked: readonly AskedNeed[],
): AskedNeed[] {
  const [hidden, setHidden] = useState<readonly string[] | null>(null);
  const hasConditions = asked.some(({ need }) => need.when);
  const look = useEffectEvent((element: HTMLFormElement) => {
    const stillAsked = listStillAsked(
      asked,
      readValues(
        element,
        asked.map(({ name }) => name),
      ),
    );
    setHidden(asked.filter((one) => !stillAsked.includes(one)).map(({ name }) => name));
  });
  useEffect(() => {
    const { current } = form;
    if (!current || !hasConditions) return;
    const onInput = () => look(current);
    onInput();
    current.addEventListener("input", onInput);
    return () => current.removeEventListener("input", onInput);
  }, [form, hasConditions]);
  return asked.map((one) => (hidden ? { ...one, isHidden: hidden.includes(one.name) } : one));
}
