import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";

type Props = {
  image: string | null;
  /** Null if everything works without scripts. */ needsScript?: string | null;
  children: ReactNode;
};

/** A page that is one form, beside an image if there is room. */
export function FormPage({ image, needsScript, children }: Props) {
  const t = useTranslations("forms");
  return (
    <div
      className={clsx(
        "page-width grid items-stretch gap-20 py-10 md:py-14",
        image && "lg:grid-cols-[minmax(0,26rem)_1fr]",
      )}
    >
      <div className="mx-auto flex w-full max-w-md flex-col justify-center lg:min-h-136">
        {needsScript !== null && (
          <noscript>
            <Notice className="mb-8">
              <p>{needsScript ?? t("needsScript")}</p>
            </Notice>
          </noscript>
        )}
        {children}
      </div>
      {image && (
        <div className="relative hidden overflow-hidden rounded-card lg:block">
          <Picture
            src={image}
            alt=""
            width={1600}
            height={686}
            sizes="(min-width: 1024px) 1280px, 1px"
            className="absolute inset-0 size-full"
          />
        </div>
      )}
    </div>
  );
}
