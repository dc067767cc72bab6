"use client";

import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  title: string;
  text?: ReactNode;
  /** It replaced another heading, so it takes the focus to be announced. */ isNew?: boolean;
};

/** The title of a page that is one form. The form's result has another. */
export function FormHeading({ title, text, isNew = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="mb-8">
      <h1
        ref={heading}
        tabIndex={isNew ? -1 : undefined}
        className="rounded-control text-title font-semibold text-balance outline-none"
      >
        {title}
      </h1>
      {text && <div className="mt-2 text-ink-soft">{text}</div>}
    </div>
  );
}
