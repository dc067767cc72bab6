"use client";

import { useEffect, useRef } from "react";
import { applyEarlyInput } from "@/lib/early-input/apply-early-input";

/**
 * Stands in the layout and in each part of a page that hydrates by itself. Once its script listens,
 * it applies what people did before, and removes its `data-late`.
 *
 * `<html data-ready>`: the router and the page listen, what was done before is applied, and no
 * element with `data-late` is left. A part that streams in after that brings such an element again.
 * What a soft navigation shows listens as soon as it is there, but for parts with `data-late`.
 */
export function ScriptArrival() {
  const mark = useRef<HTMLTemplateElement>(null);
  useEffect(() => {
    const arrive = async () => {
      await applyEarlyInput();
      mark.current?.removeAttribute("data-late");
      if (!document.querySelector("[data-late]")) document.documentElement.dataset.ready = "";
    };
    void arrive();
  }, []);
  return <template ref={mark} data-late />;
}
