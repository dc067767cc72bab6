"use client";

import { useEffect } from "react";
import { useResultsNavigation } from "./results-navigation.client";

/** Says how many there are, once they are there and whenever that changes. */
export function FoundCount({ text }: { text: string }) {
  const { announce } = useResultsNavigation();
  useEffect(() => announce(text), [announce, text]);
  return null;
}
