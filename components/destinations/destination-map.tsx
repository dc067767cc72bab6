import { MapPin } from "lucide-react";

type Props = { map: { width: number; height: number; land: string }; label: string };

/** Where on earth the place is, drawn on the server. The place is in the middle, in every writing direction. */
export const DestinationMap = ({ map: { width, height, land }, label }: Props) => (
  <div role="img" aria-label={label} className="relative overflow-hidden rounded-card border border-line bg-brand-tint">
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block h-auto w-full">
      <path d={land} className="fill-surface stroke-line-strong" strokeWidth="1" />
    </svg>
    <div className="absolute inset-0 grid place-items-center">
      <MapPin aria-hidden className="size-9 -translate-y-1/2 fill-brand text-on-brand" />
    </div>
  </div>
);
