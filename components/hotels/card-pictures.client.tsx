"use client";

import { useEffect, useRef, useState, type UIEvent } from "react";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { fromBriefPicture } from "@/lib/hotels/brief-picture";

/**
 * On phones little more than half of its width there: a screen of two pixels to one, as slow phones
 * have, shows 480 of them well enough; only finer ones take the double.
 */
const sizes = "(width >= 80rem) 17rem, (width >= 40rem) 14rem, 55vw";
const size = { width: 960, height: 640, sizes, alt: "" };

type Props = {
  picture: string;
  /** By `toBriefPicture`. */
  more: readonly string[];
  /** Where a tap leads, as one on the rest of the card does. */
  href: string;
  isFirst: boolean;
};

/**
 * The picture of a card. On phones others are swiped in beside it, once the card has been in sight;
 * they are loaded two ahead of the one that moves, so that a list loads one for each card.
 */
export function CardPictures({ picture, more, href, isFirst }: Props) {
  const dots = useRef<HTMLSpanElement>(null);
  const [hasSlides, setHasSlides] = useState(false);
  const [current, setCurrent] = useState(0);
  const [loaded, setLoaded] = useState(0);

  const hasMore = more.length > 0;
  useEffect(() => {
    if (!hasMore || !dots.current) return;
    // Where the style sheet hides the dots, they are never in sight.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setHasSlides(true);
    });
    observer.observe(dots.current);
    return () => observer.disconnect();
  }, [hasMore]);

  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    // Negative from right to left.
    const place = Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth;
    setCurrent(Math.round(place));
    setLoaded((before) => Math.max(before, Math.ceil(place) + 1));
  };

  return (
    <>
      <div
        // Not a stop of the keyboard, as what scrolls is by itself: the card's link says all.
        {...(hasSlides && { "aria-hidden": true, tabIndex: -1 })}
        onScroll={follow}
        className="hotel-card-slides"
      >
        <div>
          <Picture src={picture} {...size} isEager={isFirst} />
        </div>
        {hasSlides && (
          <>
            {more.map((other, index) => (
              <div key={other}>
                {index < loaded && <Picture src={fromBriefPicture(other)} {...size} />}
              </div>
            ))}
            <Link href={href} tabIndex={-1} style={{ inlineSize: `${100 * (more.length + 1)}%` }} />
          </>
        )}
      </div>
      {hasMore && (
        <span ref={dots} aria-hidden className="hotel-card-dots">
          {hasSlides &&
            [picture, ...more].map((each, index) => (
              <i key={each} data-current={index === current} />
            ))}
        </span>
      )}
    </>
  );
}
