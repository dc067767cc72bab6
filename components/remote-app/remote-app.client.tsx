"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { logProblem } from "@/lib/log-problem";
import type { RemoteAppInput } from "@/lib/remote-app/remote-app-input";
import { safePath } from "@/lib/safe-path";
import { mountRemoteApp } from "./mount-remote-app";
import { RemoteAppProgress } from "./remote-app-progress.client";

type Props = {
  origin: string;
  /** Read once: another visit is another mount. */
  input: RemoteAppInput;
  labels: { loading: string; slow: string; failed: string; retry: string };
};
type Loading = "failed" | "ready" | number;

// The document's policy is that of the page it was opened on, and only a page of the remote app may
// load it (lib/security-policy.ts).
const isOpenedHere = () => {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name).pathname === location.pathname;
};

const navigate = (path: string) => location.assign(safePath(path));

export function RemoteApp({ origin, input, labels }: Props) {
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  const [given] = useState(input);
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    if (!isOpenedHere()) return location.reload();
    const controller = new AbortController();
    const { signal } = controller;
    const set = (next: (before: Loading) => Loading) => !signal.aborted && setLoading(next);
    mountRemoteApp(element, {
      origin,
      attempt,
      input: given,
      navigate,
      signal,
      onLoaded: () => set((before) => (typeof before === "number" ? before + 1 : before)),
      // Never proof of sign-in: the server is queried again.
      onDoubt: () => router.refresh(),
    }).then(
      () => set(() => "ready"),
      (error: unknown) => {
        logProblem("remote app", error);
        set(() => "failed");
      },
    );
    return () => {
      controller.abort();
      element.replaceChildren();
    };
  }, [attempt, given, origin, router]);

  const retry = () => {
    setLoading(0);
    setAttempt((count) => count + 1);
  };
  return (
    <>
      {typeof loading === "number" && (
        <RemoteAppProgress key={attempt} loaded={loading} labels={labels} />
      )}
      {loading === "failed" && (
        <section
          role="alert"
          className="mx-auto grid max-w-xl justify-items-center gap-6 px-6 py-24 text-center"
        >
          <h1 className="text-3xl font-bold text-balance text-ink">{labels.failed}</h1>
          <Button onClick={retry}>{labels.retry}</Button>
        </section>
      )}
      <div ref={place} data-remote-app hidden={loading === "failed"} />
    </>
  );
}
