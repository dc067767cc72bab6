"use client";

import { useFormatter } from "next-intl";
import { useSyncExternalStore } from "react";
import { toLastMinute } from "@/lib/dates/deadline";
import { zonedTime } from "@/lib/dates/zoned-time";

const never = () => () => {};
const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Props = { instant: string; zone: string; label: string };

/**
 * A deadline on the viewer's own clock, where that shows another time than the place's; known only
 * to the browser. It is the minute that `toLastMinute` names beside it.
 */
export function ViewerTime({ instant, zone, label }: Props) {
  const format = useFormatter();
  const viewerZone = useSyncExternalStore(never, readZone, () => null);
  if (!viewerZone) return null;
  const at = toLastMinute(instant, zone);
  const time = format.dateTime(at, zonedTime(viewerZone));
  return time === format.dateTime(at, zonedTime(zone)) ? null : (
    <span className="block text-ink-soft">
      {label} <time dateTime={at.toISOString()}>{time}</time>
    </span>
  );
}
