"use client";

import { useMutation } from "@tanstack/react-query";
import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { maximumPictures, pictureMaximumBytes } from "@/lib/api/contract/picture-files";
import { ApiError } from "@/lib/api/errors";
import { uploadPictureMutation } from "@/lib/queries/media";
import { getQueryClient } from "@/lib/queries/query-client";
import { ChoosePicture, findFileFault, type FileFault } from "./choose-picture.client";

type Fault = FileFault | "tooMany" | "tooOften" | "unreachable" | "signedOut" | "failed";

const faultsByStatus: Readonly<Record<number, Fault>> = {
  0: "unreachable",
  401: "signedOut",
  413: "tooLarge",
  415: "wrongKind",
  422: "wrongKind",
  429: "tooOften",
};
function toFault(error: Error): Fault {
  if (!(error instanceof ApiError)) return "failed";
  return error.code === "too_many_pictures"
    ? "tooMany"
    : (faultsByStatus[error.status] ?? "failed");
}

type Props = {
  /** Of the control that chooses a file. */
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** The picture's path, or a web address from before pictures could be uploaded. */
  value: string | null;
  onChange: (value: string | null) => void;
  alt?: string;
  shape?: "wide" | "square";
};

/**
 * A picture of the agency's site. It is uploaded once it is chosen or dropped, and the form it
 * stands in gets its path, also under `name`; a failed upload changes nothing.
 */
export function PictureField({
  id,
  name,
  label,
  hint,
  value,
  onChange,
  alt,
  shape = "wide",
}: Props) {
  const t = useTranslations("pictureField");
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<FileFault | null>(null);
  const { mutate, reset, error, isPending, isSuccess } = useMutation(
    { ...uploadPictureMutation(), onSuccess: ({ path }) => onChange(path) },
    getQueryClient(),
  );
  const fault = refusal ?? (error && toFault(error));
  const megabytes = pictureMaximumBytes / 1e6;

  const choose = (file: File) => {
    if (isPending) return;
    const found = findFileFault(file, pictureMaximumBytes);
    setRefusal(found);
    if (found) reset();
    else mutate(file);
  };
  const remove = () => {
    setRefusal(null);
    reset();
    onChange(null);
    // Its button is gone.
    input.current?.focus();
  };

  return (
    <Field
      id={id}
      label={label}
      hint={[hint, t("limits", { megabytes })].filter(Boolean).join(" ")}
      error={fault && <span role="alert">{t(fault, { megabytes, maximum: maximumPictures })}</span>}
    >
      {(control) => (
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const [file] = event.dataTransfer.files;
            if (file) choose(file);
          }}
          className="flex flex-wrap items-center gap-4"
        >
          <input type="hidden" name={name} value={value ?? ""} />
          <span
            className={clsx(
              "grid h-24 shrink-0 place-items-center overflow-hidden rounded-control border border-line text-center text-sm text-ink-soft",
              shape === "wide" ? "w-48" : "w-24",
            )}
          >
            {value ? (
              <img src={value} alt={alt ?? t("current")} className="h-24 w-full object-contain" />
            ) : (
              t("none")
            )}
          </span>
          <div className="min-w-0 space-y-2">
            <div className="flex flex-wrap items-center gap-3">
              <ChoosePicture {...control} ref={input} onChoose={choose}>
                {t(value ? "change" : "choose")}
              </ChoosePicture>
              {value && !isPending && (
                <Button look="quiet" aria-label={t("removeOf", { label })} onClick={remove}>
                  {t("remove")}
                </Button>
              )}
            </div>
            <p className="hidden text-sm text-ink-soft sm:block">{t("orDrop")}</p>
            <p role="status" className="text-sm text-ink-soft empty:hidden">
              {isPending ? t("uploading") : isSuccess && !refusal && t("done")}
            </p>
          </div>
        </div>
      )}
    </Field>
  );
}
