"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { PlaceService } from "@/lib/queries/suggestions";
import { SearchInput } from "./search-input.client";

export type PlaceFieldProps = { service: PlaceService; name: string; label: string; placeholder: string };

const loadCombobox = () => import("./place-combobox.client");
const PlaceCombobox = dynamic(async () => (await loadCombobox()).PlaceCombobox, { ssr: false });

/**
 * A place by name. At first a plain field, which works without script; the combobox with its suggestions loads when
 * somebody comes near, takes over what was typed so far, and is not part of the first view's script.
 */
export function PlaceField({ service, name, label, placeholder }: PlaceFieldProps) {
  const [text, setText] = useState("");
  const [isWanted, setIsWanted] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const want = async () => {
    setIsWanted(true);
    await loadCombobox();
    setIsLoaded(true);
  };
  if (isWanted && isLoaded) return <PlaceCombobox service={service} name={name} label={label} placeholder={placeholder} text={text} onTextChange={setText} />;
  return (
    <SearchInput
      label={label}
      name={name}
      required
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={() => void want()}
      onPointerEnter={() => void loadCombobox()}
    />
  );
}
