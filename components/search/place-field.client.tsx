"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PlaceService } from "@/lib/queries/suggestions";
import type { DefaultPlace } from "./search-defaults";
import { SearchInput } from "./search-input.client";
import { PlaceInputs } from "./place-inputs";

/** Of the field that a search begins with: the skip link to the search leads to it. */
export const firstPlaceId = "search-place";

export type PlaceFieldProps = {
  id?: string;
  service: PlaceService;
  name: string;
  label: string;
  placeholder: string;
  defaultPlace?: DefaultPlace | null | undefined;
  /** Unless said it is. */
  isRequired?: boolean;
  /** Its list opens above it where there is more room: far down a form. */
  mayFlip?: boolean;
  /** What is typed or chosen, from the first change on. */
  onPlaceChange?: ((place: DefaultPlace) => void) | undefined;
};

const loadCombobox = () => import("./place-combobox.client");
type Combobox = Awaited<ReturnType<typeof loadCombobox>>["PlaceCombobox"];

/**
 * A place by name. At first a plain field, which works without script; the combobox with its
 * suggestions loads on hover or focus, takes over what was typed so far, and is not part of the
 * first view's script.
 */
export function PlaceField({
  id,
  service,
  name,
  label,
  placeholder,
  defaultPlace,
  isRequired = true,
  mayFlip = false,
  onPlaceChange,
}: PlaceFieldProps) {
  // What it began with: a form that keeps what is typed passes that on as the next default, which
  // is no place that was chosen.
  const [initial] = useState(defaultPlace ?? null);
  const [text, setText] = useState(initial?.name ?? "");
  // The component itself, not a lazy one: that would show nothing for a moment, and keys pressed in
  // it would be lost.
  const [loaded, setLoaded] = useState<{ Combobox: Combobox; hasFocus: boolean } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const load = async () => {
    const { PlaceCombobox } = await loadCombobox();
    const hasFocus = document.activeElement === input.current;
    // At once: a swap that is still pending would be made in the middle of the next keystroke,
    // between its `beforeinput` and its `input`, and the letter would be lost with the old field.
    flushSync(() => setLoaded({ Combobox: PlaceCombobox, hasFocus }));
  };
  if (loaded)
    return (
      <loaded.Combobox
        {...(id && { id })}
        service={service}
        name={name}
        label={label}
        placeholder={placeholder}
        defaultPlace={initial}
        isRequired={isRequired}
        mayFlip={mayFlip}
        onPlaceChange={onPlaceChange}
        hasFocus={loaded.hasFocus}
        text={text}
        onTextChange={setText}
      />
    );
  return (
    <>
      <SearchInput
        ref={input}
        {...(id && { id })}
        label={label}
        name={name}
        required={isRequired}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onPlaceChange?.({ name: target.value });
          // The focus may have come before the script.
          void load();
        }}
        onFocus={() => void load()}
        onPointerEnter={() => void loadCombobox()}
      />
      {/* Without script the name may change and what goes with it not. */}
      {initial && service !== "flights" && (
        <input type="hidden" name={`${name}For`} value={initial.name} />
      )}
      <PlaceInputs service={service} name={name} place={initial} />
    </>
  );
}
