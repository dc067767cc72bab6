"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { ReviewsSkeleton } from "./reviews-skeleton";

const GuestReviews = dynamic(
  () => import("./guest-reviews.client").then((module) => module.GuestReviews),
  { ssr: false, loading: () => <ReviewsSkeleton /> },
);

/** Loaded when so much of the window's height is left until they are in sight. */
const rootMargin = "50% 0px";

type Props = {
  hotelId: string;
  href: string;
  /** Until then, and without script: the way to a page of their own. */
  children: ReactNode;
};

/** Reviews at the end of a long page, asked for when they are nearly in sight. */
export function NearReviews({ hotelId, href, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element}>
      {isNear ? <GuestReviews hotelId={hotelId} href={href} isPart /> : children}
    </div>
  );
}
