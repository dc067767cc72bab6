"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from "react";
import { ProgressLine } from "./progress-line";

type Navigation = {
  isPending: boolean;
  /** `keepsPlace`: it is the same list, which stays where it was read. */
  navigate: (href: string, options?: { keepsPlace?: boolean }) => void;
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
 * announced. Another list begins at its top.
 */
export function ResultsNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [status, announce] = useState("");
  const isOtherList = useRef(false);
  const navigation = useMemo(
    () => ({
      isPending,
      announce,
      navigate: (href: string, { keepsPlace = false } = {}) => {
        isOtherList.current = !keepsPlace;
        startTransition(() => router.push(href, { scroll: false }));
      },
    }),
    [isPending, router],
  );
  const results = useRef<HTMLDivElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const areNew = wasPending.current && !isPending;
    wasPending.current = isPending;
    // Changed from somewhere down the list: another list is read from its top.
    if (!areNew || !isOtherList.current || !results.current) return;
    if (results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  }, [isPending]);
  return (
    <NavigationContext value={navigation}>
      <p role="status" className="sr-only">
        {status}
      </p>
      {isPending && <ProgressLine />}
      <div ref={results}>{children}</div>
    </NavigationContext>
  );
}
