"use client";

import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent, type SyntheticEvent } from "react";
import { ApiError } from "@/lib/api/errors";
import { joinDate, toPartName } from "@/lib/dates/typed-date";
import { getQueryClient } from "@/lib/queries/query-client";

export type Problems<Name extends string> = Partial<Record<Name, string | null>>;
type Values<Name extends string> = Record<Name, string>;

type Options<Name extends string, Body, Answer> = {
  /** What the ids of its controls begin with, where something on the page leads to one. */
  id?: string;
  /** Names of the controls, in document order. */
  names: readonly Name[];
  toBody: (values: Values<Name>) => Body;
  /** Client-side checks, as texts for people. */
  check: (values: Values<Name>) => Problems<Name>;
  /** Maps the server's error to single fields. */
  toProblems?: (error: ApiError) => Problems<Name>;
  mutation: UseMutationOptions<Answer, Error, Body>;
  onDone?: (answer: Answer) => void;
};

/** A group is a date that is typed in parts. */
function valueOf(elements: HTMLFormControlsCollection, name: string): string {
  const control = elements.namedItem(name);
  if (control instanceof HTMLFieldSetElement)
    return joinDate((part) => valueOf(elements, toPartName(name, part)));
  if (control instanceof HTMLInputElement && control.type === "checkbox" && !control.checked)
    return "";
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control.value
    : "";
}

/** What a form's controls hold now, by their names. */
export const readValues = <Name extends string>(
  { elements }: HTMLFormElement,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, valueOf(elements, name)])) as Values<Name>;

const onlyFound = <Name extends string>(names: readonly Name[], problems: Problems<Name>) =>
  names.flatMap((name) => {
    const text = problems[name];
    return text ? [{ name, text }] : [];
  });

export type Form<Name extends string> = {
  idOf: (name: Name) => string;
  problems: { name: Name; text: string }[];
  /** Of the form as a whole. */
  error: Error | null;
  /** Another value each time that something was wrong at sending, not when it is mended. */
  occasion: unknown;
  isSending: boolean;
  props: {
    method: "post";
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
};

/**
 * One form: reads it, shows errors field by field until they are mended, submits it once, and keeps
 * the input in any case.
 */
export function useForm<Name extends string, Body, Answer>({
  id: fixedId,
  names,
  toBody,
  check,
  toProblems,
  mutation,
  onDone,
}: Options<Name, Body, Answer>) {
  const ownId = useId();
  const id = fixedId ?? ownId;
  const [found, setFound] = useState<{ name: Name; text: string }[]>([]);
  const [sends, setSends] = useState(0);
  /** Changed since the server refused them: only it knows whether they are right now. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { mutate, error, isPending, isSuccess, data, variables, reset } = useMutation(
    { ...mutation, retry: false },
    getQueryClient(),
  );
  const fieldProblems =
    error instanceof ApiError && toProblems ? onlyFound(names, toProblems(error)) : [];

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    // Read from the page, not from state: what was typed or filled in before the script ran counts
    // too.
    const values = readValues(event.currentTarget, names);
    const problems = onlyFound(names, check(values));
    setFound(problems);
    setSends(sends + 1);
    setChanged([]);
    if (problems.length > 0) reset();
    else mutate(toBody(values), onDone ? { onSuccess: onDone } : {});
  };

  const onInput = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    if (found.length > 0) {
      const wrong = onlyFound(names, check(readValues(currentTarget, names)));
      setFound(found.flatMap(({ name }) => wrong.find((problem) => problem.name === name) ?? []));
    } else if (fieldProblems.length > 0 && target instanceof Element) {
      const field = target.closest("fieldset[name]") ?? target;
      setChanged([...changed, field.getAttribute("name") ?? ""]);
    }
  };

  const form: Form<Name> = {
    idOf: (name) => `${id}-${name}`,
    problems:
      found.length > 0 ? found : fieldProblems.filter(({ name }) => !changed.includes(name)),
    error: fieldProblems.length > 0 ? null : error,
    occasion: error ?? sends,
    isSending: isPending,
    // Without scripts the browser must not put a password into a URL.
    props: { method: "post", noValidate: true, onSubmit, onInput },
  };
  return { form, isDone: isSuccess, answer: data, sent: variables, startOver: reset };
}
