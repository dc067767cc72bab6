import type { ComponentProps } from "react";
import { buttonClass, type ButtonLook, type ButtonSize } from "./button-class";
import { Link } from "./link";

export const ButtonLink = ({
  look,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & { look?: ButtonLook; size?: ButtonSize }) => (
  <Link {...props} className={buttonClass({ look, size, className })} />
);
