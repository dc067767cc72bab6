"use client";

import type { ComponentProps } from "react";
import { Picture } from "./picture";

/**
 * A `Picture` that a server component shows on a page whose script has pictures anyway: the page's
 * data has its source then, not its two formats in two widths once more.
 */
export const ClientPicture = (props: ComponentProps<typeof Picture>) => <Picture {...props} />;
