"use client";

import { useEffect } from "react";
import { recentList } from "@/lib/recent-items/recent-list";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import { withoutShown } from "@/lib/saved-items/kept-query";

/**
 * Remembers in this browser that its visitor looked at an item; without its price, which outlives
 * the right to see it.
 */
export function RecentVisit({ item }: { item: KeptItem }) {
  const text = JSON.stringify({ ...item, search: withoutShown(item.search) });
  useEffect(() => recentList.add(JSON.parse(text) as KeptItem), [text]);
  return null;
}
