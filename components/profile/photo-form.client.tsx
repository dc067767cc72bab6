"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState, type ChangeEvent } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { removePhotoMutation, setPhotoMutation } from "@/lib/queries/profile";
import { getQueryClient } from "@/lib/queries/query-client";

const accepted = ["image/jpeg", "image/png", "image/webp", "image/avif"];

type Chosen = {
  file: File;
  /** A `data:` URL: this site's policy allows no other URLs created in the browser. */
  preview: string;
};
type Props = { photo: string | null; initial: string; maximumBytes: number };

const readPreview = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(file);
  });

/** The profile picture: chosen, previewed, then uploaded. */
export function PhotoForm({ photo, initial, maximumBytes }: Props) {
  const t = useTranslations("profile.photo");
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = () => {
    setChosen(null);
    if (input.current) input.current.value = "";
    router.refresh();
  };
  const save = useMutation({ ...setPhotoMutation(), onSuccess: done }, getQueryClient());
  const remove = useMutation({ ...removePhotoMutation(), onSuccess: done }, getQueryClient());
  const problem = refusal ?? (save.error || remove.error ? t("failed") : null);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    save.reset();
    remove.reset();
    if (!file) return;
    const isWrong = !accepted.includes(file.type)
      ? t("wrongKind")
      : file.size > maximumBytes
        ? t("tooLarge", { megabytes: maximumBytes / 1e6 })
        : null;
    const preview = isWrong ? null : await readPreview(file).catch(() => null);
    setRefusal(isWrong ?? (preview === null ? t("wrongKind") : null));
    setChosen(preview === null ? null : { file, preview });
  };
  const shown = chosen?.preview ?? photo;
  return (
    <div className="flex flex-wrap items-center gap-5">
      <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-pill bg-brand text-title font-semibold text-on-brand uppercase">
        {shown ? (
          <img
            src={shown}
            alt={t(chosen ? "preview" : "current")}
            className="size-full object-cover"
          />
        ) : (
          <span aria-hidden>{initial}</span>
        )}
      </span>
      <div className="min-w-0 space-y-3">
        <div className="flex flex-wrap gap-3">
          {chosen ? (
            <>
              <Button isLoading={save.isPending} onClick={() => save.mutate(chosen.file)}>
                {t("save")}
              </Button>
              <Button look="secondary" onClick={() => setChosen(null)}>
                {t("cancel")}
              </Button>
            </>
          ) : (
            <>
              <label
                className={buttonClass({
                  look: "secondary",
                  className:
                    "cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus",
                })}
              >
                {t("choose")}
                <input
                  ref={input}
                  type="file"
                  aria-label={t("choose")}
                  accept={accepted.join()}
                  onChange={(event) => void choose(event)}
                  className="sr-only"
                />
              </label>
              {photo && (
                <Button look="quiet" isLoading={remove.isPending} onClick={() => remove.mutate()}>
                  {t("remove")}
                </Button>
              )}
            </>
          )}
        </div>
        <p className="text-sm text-ink-soft">{t("hint", { megabytes: maximumBytes / 1e6 })}</p>
        <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
          {problem}
        </p>
      </div>
    </div>
  );
}
