"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { withRateChoice } from "@/lib/hotels/reviews-query";
import { ReviewsSkeleton } from "./reviews-skeleton";

const GuestReviews = dynamic(
  () => import("./guest-reviews.client").then((module) => module.GuestReviews),
  { ssr: false, loading: () => <ReviewsSkeleton /> },
);

/** Loaded when so much of the window's height is left until they are in sight. */
const rootMargin = "50% 0px";

type Props = {
  hotelId: string;
  /** The page of all its reviews, with the stay to go back to. */
  href: string;
  /** The text of the link to it, which is there until then, and without script. */
  open: string;
};

/** Reviews at the end of a long page, fetched when they are nearly in sight. */
export function NearReviews({ hotelId, href, open }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useRef(false);
  const [isShown, setIsShown] = useState(false);
  // Follows what is chosen without a request, too.
  const chosenHref = withRateChoice(href, useSearchParams());
  // The link stays while it has the focus, which would be lost with it.
  const show = () => {
    if (isNear.current && !element.current?.contains(document.activeElement)) setIsShown(true);
  };
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        isNear.current = true;
        show();
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} onBlur={show}>
      {isShown ? (
        <GuestReviews hotelId={hotelId} href={chosenHref} isPart />
      ) : (
        <Link href={chosenHref} className={buttonClass({ look: "secondary" })}>
          {open}
        </Link>
      )}
    </div>
  );
}
