import clsx from "clsx";

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
      {/* Lucide's map-pin in two colours, which an icon can't have. */}
      <svg
        viewBox="0 0 24 24"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className="size-9 -translate-y-1/2 fill-brand text-on-brand"
      >
        <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
        <circle cx="12" cy="10" r="3" />
      </svg>
    </div>
  </div>
);
