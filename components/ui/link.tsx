import NextLink from "next/link";
import type { ComponentProps } from "react";

/** Links don't prefetch: each visible one would fire two renders. */
export const Link = (props: Omit<ComponentProps<typeof NextLink>, "prefetch">) => (
  <NextLink {...props} prefetch={false} />
);
