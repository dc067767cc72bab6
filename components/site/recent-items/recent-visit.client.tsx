"use client";

import { useEffect } from "react";
import { recentList } from "@/lib/recent-items/recent-list";
import type { KeptItem } from "@/lib/saved-items/kept-item";

/** Remembers in this browser that its visitor looked at an item. */
export function RecentVisit({ item }: { item: KeptItem }) {
  const text = JSON.stringify(item);
  useEffect(() => recentList.add(JSON.parse(text) as KeptItem), [text]);
  return null;
}
