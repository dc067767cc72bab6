"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ChoosePicture, findFileFault } from "@/components/site/forms/choose-picture.client";
import { Button } from "@/components/ui/button";
import { removePhotoMutation, setPhotoMutation } from "@/lib/queries/profile";
import { getQueryClient } from "@/lib/queries/query-client";

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
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = () => {
    setChosen(null);
    router.refresh();
  };
  const save = useMutation({ ...setPhotoMutation(), onSuccess: done }, getQueryClient());
  const remove = useMutation({ ...removePhotoMutation(), onSuccess: done }, getQueryClient());
  const problem = refusal ?? (save.error || remove.error ? t("failed") : null);

  const choose = async (file: File) => {
    save.reset();
    remove.reset();
    const fault = findFileFault(file, maximumBytes);
    const isWrong = fault && t(fault, { megabytes: maximumBytes / 1e6 });
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
              <ChoosePicture onChoose={(file) => void choose(file)}>{t("choose")}</ChoosePicture>
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
