import type { Moment } from "@/lib/api/contract/moments";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { toLocalMoment } from "@/lib/dates/local-moment";

type Clock = Pick<Moment, "local" | "at">;

/** Minutes that clocks at the place are ahead of UTC then. */
export const toUtcOffset = ({ local, at }: Clock): number =>
  Math.round(msBetween(new Date(at), toLocalMoment(local)) / minuteMs);

/** "UTC+5:30", the same in all languages. */
export function toOffsetText(moment: Clock): string {
  const offset = toUtcOffset(moment);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const sign = offset < 0 ? "−" : "+";
  return offset === 0
    ? "UTC"
    : `UTC${sign}${hours}${minutes > 0 ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}
