"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { isRightToLeft, languages, toLanguageTag } from "@/lib/api/contract/languages";
import { useRenderFailure } from "@/lib/client-errors/use-render-failure";
import { lastResortTexts } from "./last-resort-texts";

const languageOfPage = () =>
  languages.find(({ tag }) => tag === globalThis.document?.documentElement.lang)?.code ?? "en";

/**
 * The whole document when even the layout threw: an error message, and a reload, in the page's
 * language.
 */
export function LastResort({ error }: { error: unknown }) {
  const [language] = useState(languageOfPage);
  useRenderFailure(error);
  const { text, retry } = lastResortTexts[language];
  return (
    <html lang={toLanguageTag(language)} dir={isRightToLeft(language) ? "rtl" : "ltr"}>
      <body>
        <title>{text}</title>
        <main className="mx-auto grid max-w-xl justify-items-center gap-6 px-6 py-24 text-center">
          <h1 className="text-title font-semibold text-balance text-ink">{text}</h1>
          <Button look="secondary" onClick={() => location.reload()}>
            {retry}
          </Button>
        </main>
      </body>
    </html>
  );
}
