"use client";

import { dequal as isEqual } from "dequal";
import { useRouter } from "next/navigation";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { getStory, saveStory } from "@/lib/api/browser/stories";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { StoryKind } from "@/lib/api/contract/settings-sections";
import type { StoredStory, StoryFields as Fields } from "@/lib/api/contract/stories";
import { isVersionConflict } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { titleOf } from "@/lib/settings/title-of";
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
  /** Looks the place of a destination up. */
  placeSearch?: ReactNode;
  /** Below the form. */
  preview?: ReactNode;
};

/** Of addresses for a new one, where others write at the same time. */
const maximumTries = 5;

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
  placeSearch,
  preview,
  ...form
}: Props) {
  const router = useRouter();
  /** Of a new one null until it is stored. */
  const own = useRef(slug);
  /** Addresses of new ones that turned out to be others'. */
  const [found] = useState(() => new Set<string>());
  /** All that was sent to an address, in case an answer got lost. */
  const [sent] = useState(() => new Map<string, Fields[]>());
  const toOwnSlug = (texts: Fields["texts"]) => {
    const title = titleOf(texts, defaultLanguage);
    const otherwise = kind === "blog" ? "article" : "place";
    return slug ?? toSlug(title ?? "", { taken: [...taken, ...found], otherwise });
  };
  /** Never over another one: where one came in between, under the next address. */
  async function create(fields: Fields, tries = maximumTries): Promise<StoredStory> {
    const named = { kind, slug: toOwnSlug(fields.texts) };
    const sentThere = [...(sent.get(named.slug) ?? []), fields];
    sent.set(named.slug, sentThere);
    try {
      const saved = await saveStory(named, { version: null, story: fields });
      own.current = named.slug;
      return saved;
    } catch (error) {
      if (!isVersionConflict(error) || tries === 1) throw error;
      const there = await getStory(named);
      if (sentThere.some((each) => holds(there.story, each))) {
        own.current = named.slug;
        return saveStory(named, { version: there.version, story: fields });
      }
      found.add(named.slug);
      return create(fields, tries - 1);
    }
  }
  const source = useMemo<SettingsSource>(
    () => ({
      key: `${kind}/${slug ?? "new"}`,
      keyOnceSaved: () => `${kind}/${own.current ?? "new"}`,
      read: async () => {
        if (own.current === null) throw new Error("a new story has nothing to go on from");
        const read = await getStory({ kind, slug: own.current });
        return { version: read.version, settings: read.story };
      },
      save: async ({ version: from, settings }) => {
        const saved =
          own.current === null
            ? await create({ ...story, ...settings })
            : await saveStory({ kind, slug: own.current }, { version: from, story: settings });
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
        onSaved: () => router.replace(`${prefix}${paths.storySettings(kind, own.current ?? "")}`),
      })}
    >
      <StoryFields
        {...{ kind, timeZone, countries, placeSearch, toOwnSlug }}
        defaults={slug === null ? story : {}}
        isNew={slug === null}
      />
    </SettingsForm>
  );
}

/** Whether a story is as it was sent; where nothing was, there is what the server chooses. */
const holds = (story: Fields, sent: Fields) =>
  (Object.keys(sent) as (keyof Fields)[]).every(
    (name) => sent[name] === null || isEqual(story[name], sent[name]),
  );
