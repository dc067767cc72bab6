"use client";

import { usePathname, useRouter } from "next/navigation";
import { startTransition, useEffect, useRef, type ComponentProps } from "react";
import { SectionForm } from "./section-form.client";
import { ThemeFields } from "./theme-fields.client";

/** The theme's form; the page's sample follows the colour, by its address. */
export function ThemeForm(props: Omit<ComponentProps<typeof SectionForm>, "section" | "children">) {
  const router = useRouter();
  const path = usePathname();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (
    <SectionForm section="theme" {...props}>
      <ThemeFields
        onColor={(color) => {
          clearTimeout(waiting.current);
          waiting.current = setTimeout(
            () =>
              startTransition(() =>
                router.replace(`${path}?color=${encodeURIComponent(color)}`, { scroll: false }),
              ),
            200,
          );
        }}
      />
    </SectionForm>
  );
}
