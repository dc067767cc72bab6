"use client";

import type { ReactNode } from "react";
import { buttonClass, type ButtonSize } from "@/components/ui/button-class";
import { toLogInHref } from "./to-log-in-href";

/** The path is known when it is clicked: a layout doesn't know the page, and a shared copy of it no query. A plain link: sign-in starts a new document. */
export const LogInLink = ({
  logInUrl,
  size = "small",
  className,
  children,
}: {
  logInUrl: string;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}) => (
  <a
    href={logInUrl}
    className={buttonClass({ size, className })}
    onClick={({ currentTarget }) => (currentTarget.href = toLogInHref(logInUrl, `${location.pathname}${location.search}`))}
  >
    {children}
  </a>
);
