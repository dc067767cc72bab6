"use client";

import { useEffect, useState } from "react";

const slowAfterMs = 10_000;

type Props = { loaded: number; labels: { loading: string; slow: string } };

/** Theme and script are two steps; the browser reports no finer progress. */
export function RemoteAppProgress({ loaded, labels }: Props) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-6 py-24 text-center text-ink-soft">
      <span
        aria-hidden
        className="size-8 animate-spin rounded-pill border-2 border-brand border-e-transparent motion-reduce:animate-none"
      />
      <progress aria-label={labels.loading} value={loaded} max={2} className="w-48 accent-brand" />
      <h1 className="text-lg">{labels.loading}</h1>
      <p role="status">{isSlow && labels.slow}</p>
    </div>
  );
}
