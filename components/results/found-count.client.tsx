"use client";

import { useEffect } from "react";
import { useResultsNavigation } from "./results-navigation.client";

/** Announces the number of results, at first and whenever it changes. */
export function FoundCount({ text }: { text: string }) {
  const { announce } = useResultsNavigation();
  useEffect(() => announce(text), [announce, text]);
  return null;
}
