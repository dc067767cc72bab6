"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { onFirstToast } from "@/lib/show-toast";
import type { Clock } from "./toast-list.client";

const loadList = () => import("./toast-list.client");
type List = Awaited<ReturnType<typeof loadList>>["ToastList"];

/**
 * Where toasts appear: at the top's end. Always mounted, so that they are announced; the list loads
 * with the first message.
 */
export function Toaster() {
  const t = useTranslations("site.toasts");
  const [loaded, setLoaded] = useState<{ List: List } | null>(null);
  const clock = useRef<Clock>(null);
  const stop = () => clock.current?.startPause();
  const goOn = () => clock.current?.endPause();
  useEffect(
    () =>
      onFirstToast(() => void loadList().then(({ ToastList }) => setLoaded({ List: ToastList }))),
    [],
  );
  return (
    // The timer stops while a message is read or used.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={t("label")}
      onMouseEnter={stop}
      onMouseLeave={goOn}
      onFocus={stop}
      onBlur={goOn}
      className="fixed end-4 top-20 z-50 w-80 max-w-[calc(100vw-2rem)]"
    >
      <div role="status" className="flex flex-col gap-2">
        {loaded && <loaded.List ref={clock} />}
      </div>
    </section>
  );
}
