import clsx from "clsx";
import { MapPin } from "lucide-react";

type Props = {
  map: { width: number; height: number; land: string };
  label: string;
  className?: string;
};

/** The place's location, drawn on the server. Centred, in every writing direction. */
export const DestinationMap = ({ map: { width, height, land }, label, className }: Props) => (
  <div
    role="img"
    aria-label={label}
    className={clsx(
      "relative min-h-56 overflow-hidden rounded-card border border-line bg-brand-tint",
      className,
    )}
  >
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 size-full"
    >
      <path d={land} className="fill-surface stroke-line-strong" strokeWidth="1" />
    </svg>
    <div className="absolute inset-0 grid place-items-center">
      <MapPin aria-hidden className="size-9 -translate-y-1/2 fill-brand text-on-brand" />
    </div>
  </div>
);
