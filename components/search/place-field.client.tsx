"use client";

import { useEffect, useRef, useState } from "react";
import type { PlaceService } from "@/lib/queries/suggestions";
import { SearchInput } from "./search-input.client";

export type PlaceFieldProps = { service: PlaceService; name: string; label: string; placeholder: string };

const loadCombobox = () => import("./place-combobox.client");
type Combobox = Awaited<ReturnType<typeof loadCombobox>>["PlaceCombobox"];

/**
 * A place by name. At first a plain field, which works without script; the combobox with its suggestions loads when
 * somebody comes near, takes over what was typed so far, and is not part of the first view's script.
 */
export function PlaceField({ service, name, label, placeholder }: PlaceFieldProps) {
  const [text, setText] = useState("");
  // The component itself, not a lazy one: that would show nothing for a moment, and keys pressed in it would be lost.
  const [loaded, setLoaded] = useState<{ Combobox: Combobox } | null>(null);
  const load = async () => setLoaded({ Combobox: (await loadCombobox()).PlaceCombobox });
  const input = useRef<HTMLInputElement>(null);
  // Somebody may have been here before this script: neither their focus nor their letters made an event that React saw.
  useEffect(() => {
    const field = input.current;
    if (!field || (field.value === "" && document.activeElement !== field)) return;
    setText(field.value);
    void loadCombobox().then(({ PlaceCombobox }) => setLoaded({ Combobox: PlaceCombobox }));
  }, []);
  if (loaded) return <loaded.Combobox service={service} name={name} label={label} placeholder={placeholder} text={text} onTextChange={setText} />;
  return (
    <SearchInput
      ref={input}
      label={label}
      name={name}
      required
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={() => void load()}
      onPointerEnter={() => void loadCombobox()}
    />
  );
}
