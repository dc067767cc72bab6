"use client";

import type { ReactNode } from "react";
import { buttonClass, type ButtonLook, type ButtonSize } from "@/components/ui/button-class";
import { toLogInHref } from "@/lib/login/to-log-in-href";

type Props = {
  logInUrl: string;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
};

/**
 * The path is resolved on click: a layout doesn't know the page, and a shared copy of it has no
 * query. A plain link: sign-in starts a new document.
 */
export const LogInLink = ({ logInUrl, look, size = "small", className, children }: Props) => (
  <a
    href={logInUrl}
    className={buttonClass({ look, size, className })}
    onClick={({ currentTarget }) =>
      (currentTarget.href = toLogInHref(
        logInUrl,
        `${location.pathname}${location.search}`,
        location.origin,
      ))
    }
  >
    {children}
  </a>
);
