"use client";

import { useRouter } from "next/navigation";
import { createContext, use, useMemo, useState, useTransition, type ReactNode } from "react";
import { ProgressLine } from "./progress-line";

type Navigation = {
  isPending: boolean;
  navigate: (href: string) => void;
  announce: (text: string) => void;
};

const NavigationContext = createContext<Navigation>({
  isPending: false,
  navigate: () => {},
  announce: () => {},
});
export const useResultsNavigation = () => use(NavigationContext);

/**
 * Results change in place: the current ones stay until the next are ready, and their number is
 * announced.
 */
export function ResultsNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [status, announce] = useState("");
  const navigation = useMemo(
    () => ({
      isPending,
      announce,
      navigate: (href: string) => startTransition(() => router.push(href, { scroll: false })),
    }),
    [isPending, router],
  );
  return (
    <NavigationContext value={navigation}>
      <p role="status" className="sr-only">
        {status}
      </p>
      {isPending && <ProgressLine />}
      {children}
    </NavigationContext>
  );
}
