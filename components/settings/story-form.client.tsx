"use client";

import { useRouter } from "next/navigation";
import { useMemo, useRef, type ReactNode } from "react";
import { getStory, saveStory } from "@/lib/api/browser/stories";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { StoryKind } from "@/lib/api/contract/settings-sections";
import type { StoryFields as Fields } from "@/lib/api/contract/stories";
import { paths } from "@/lib/paths";
import { toSlug } from "@/lib/settings/to-slug";
import { SettingsForm } from "./settings-form.client";
import { StoryFields } from "./story-fields.client";
import type { SettingsSource } from "./use-settings.client";

type Props = {
  kind: StoryKind;
  /** Null: a new one, whose title makes its address. */
  slug: string | null;
  /** Addresses that others have. */
  taken: readonly string[];
  version: number;
  story: Fields;
  userId: string;
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  timeZone: string;
  countries: readonly { value: string; name: string }[];
  prefix: string;
  /** Below the form. */
  preview?: ReactNode;
};

/** An article or a destination, in all its languages. */
export function StoryForm({
  kind,
  slug,
  taken,
  version,
  story,
  defaultLanguage,
  timeZone,
  countries,
  prefix,
  preview,
  ...form
}: Props) {
  const router = useRouter();
  /** Of what was sent last: a new one has none before. */
  const sent = useRef(slug);
  const toOwnSlug = (texts: Fields["texts"]) => {
    const title =
      texts?.[defaultLanguage]?.title ??
      Object.values(texts ?? {}).find((text) => text?.title)?.title;
    return slug ?? toSlug(title ?? "", { taken, otherwise: kind === "blog" ? "article" : "place" });
  };
  const source = useMemo<SettingsSource>(
    () => ({
      key: `${kind}/${slug ?? "new"}`,
      read: async () => {
        const read = await getStory({ kind, slug: sent.current ?? "" });
        return { version: read.version, settings: read.story };
      },
      save: async (write) => {
        const isNew = write.version < 0;
        const fields = isNew ? { ...story, ...write.settings } : write.settings;
        sent.current ??= toOwnSlug(fields.texts);
        const saved = await saveStory(
          { kind, slug: sent.current },
          { version: isNew ? null : write.version, story: fields },
        ).catch((error: unknown) => {
          // Another title makes another address.
          if (isNew && !isConflict(error)) sent.current = null;
          throw error;
        });
        return { version: saved.version, settings: saved.story };
      },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each story
    [kind, slug],
  );
  return (
    <SettingsForm
      {...form}
      section={kind}
      source={source}
      stored={{ version, settings: slug === null ? {} : story }}
      defaultLanguage={defaultLanguage}
      hasTexts
      preview={preview}
      {...(slug === null && {
        onSaved: () => router.replace(`${prefix}${paths.storySettings(kind, sent.current ?? "")}`),
      })}
    >
      <StoryFields
        {...{ kind, timeZone, countries, toOwnSlug }}
        defaults={slug === null ? story : {}}
        isNew={slug === null}
      />
    </SettingsForm>
  );
}

const isConflict = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "version_conflict";
