"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { PictureField } from "@/components/site/forms/picture-field.client";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import type { StoryKind } from "@/lib/api/contract/settings-sections";
import type { StoryFields as Fields } from "@/lib/api/contract/stories";
import { toClock, toInstant } from "@/lib/dates/to-instant";
import { paths } from "@/lib/paths";
import { BesideLanguages } from "./beside-languages.client";
import { FieldGroup } from "./field-group";
import { LineInLanguage } from "./line-in-language.client";
import { RichTextInLanguage } from "./rich-text-in-language.client";
import { useSetting, useSettingsForm } from "./settings-context.client";
import { SwitchRow } from "./switch-row.client";
import { toLabel } from "./text-in-language";

type Option = { value: string; name: string };
type Props = {
  kind: StoryKind;
  timeZone: string;
  countries: readonly Option[];
  /** Of a new one; those of a stored one are its values. */
  defaults: Fields;
  isNew: boolean;
  /** Looks the place of a destination up. */
  placeSearch?: ReactNode;
  toOwnSlug: (texts: Fields["texts"]) => string;
};

/** What an article or a destination says, and where or when it is. */
export function StoryFields({
  kind,
  timeZone,
  countries,
  defaults,
  isNew,
  placeSearch,
  toOwnSlug,
}: Props) {
  return (
    <>
      <TextFields {...{ kind, isNew, toOwnSlug }} />
      {kind === "blog" ? (
        <PublicationFields timeZone={timeZone} defaults={defaults} />
      ) : (
        <PlaceFields countries={countries} placeSearch={placeSearch} />
      )}
    </>
  );
}

const empty = { title: "", summary: "", content: "" };

function TextFields({ kind, isNew, toOwnSlug }: Pick<Props, "kind" | "isNew" | "toOwnSlug">) {
  const t = useTranslations("settings");
  const picture = useSetting("image");
  const { id, value = {}, set, isRefused } = useSetting("texts");
  const { issues } = useSettingsForm();
  const slug = toOwnSlug(value);
  const change = (language: LanguageCode, part: Partial<typeof empty>) => {
    const { [language]: was, ...others } = value;
    const text = { ...empty, ...was, ...part };
    set(Object.values(text).some(Boolean) ? { ...others, [language]: text } : others);
  };
  const problemOf = (language: LanguageCode, part: keyof typeof empty) =>
    issues.includes(`texts.${language}.${part}`) || (issues.includes("texts") && part === "title")
      ? t("problems.story")
      : null;
  return (
    <Card title={t("fields.texts")}>
      <div className="space-y-5">
        <FieldGroup id={id}>
          {isRefused && <p className="text-sm font-semibold text-danger">{t("problems.story")}</p>}
          <BesideLanguages>
            {(language, languageName) => {
              const text = value[language] ?? empty;
              const own = `${id}-${language}`;
              return (
                <>
                  <LineInLanguage
                    id={`${own}-title`}
                    label={t("story.title")}
                    {...{ language, languageName }}
                    value={text.title}
                    maxLength={kind === "blog" ? 200 : 100}
                    error={problemOf(language, "title")}
                    onChange={(title) => change(language, { title })}
                  />
                  <Field
                    id={`${own}-summary`}
                    label={toLabel(t("story.summary"), languageName)}
                    error={problemOf(language, "summary")}
                  >
                    {(control) => (
                      <TextArea
                        {...control}
                        rows={3}
                        lang={toLanguageTag(language)}
                        dir="auto"
                        value={text.summary}
                        maxLength={500}
                        onChange={({ target }) => change(language, { summary: target.value })}
                      />
                    )}
                  </Field>
                  <RichTextInLanguage
                    id={`${own}-content`}
                    label={t("story.content")}
                    {...{ language, languageName }}
                    value={text.content}
                    rows={12}
                    error={problemOf(language, "content")}
                    onChange={(content) => change(language, { content })}
                  />
                </>
              );
            }}
          </BesideLanguages>
        </FieldGroup>
        <div>
          <p className="text-sm font-semibold">{t("story.address")}</p>
          <p className="wrap-anywhere">
            <bdi dir="ltr">{kind === "blog" ? paths.blog(slug) : paths.destination(slug)}</bdi>
          </p>
          {isNew && <p className="text-sm text-ink-soft">{t("story.addressOfTitle")}</p>}
        </div>
        <PictureField
          id={picture.id}
          name="image"
          label={t("fields.image")}
          value={picture.value || null}
          onChange={(image) => picture.set(image ?? "")}
        />
        {picture.isRefused && (
          <p className="text-sm font-semibold text-danger">{t("problems.picture")}</p>
        )}
      </div>
    </Card>
  );
}

/** One that isn't typed to its end begins with 0; a longer one is no time. */
const wholeYear = /^[12]\d{3}-/;

function PublicationFields({ timeZone, defaults }: Pick<Props, "timeZone" | "defaults">) {
  const t = useTranslations("settings");
  const author = useSetting("author");
  const { id, value = defaults.publishedAt, set, isRefused } = useSetting("publishedAt");
  return (
    <Card title={t("story.publication")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id={author.id}
          label={t("fields.author")}
          error={author.isRefused ? t("problems.text") : null}
        >
          {(control) => (
            <TextInput
              {...control}
              value={author.value ?? defaults.author ?? ""}
              maxLength={100}
              onChange={({ target }) => author.set(target.value)}
            />
          )}
        </Field>
        <Field
          id={id}
          label={t("fields.publishedAt")}
          hint={t("hints.publishedAt", { zone: timeZone.replaceAll("_", " ") })}
          error={isRefused ? t("problems.day") : null}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              max="9999-12-31T23:59"
              defaultValue={value ? toClock(new Date(value), timeZone) : ""}
              onChange={({ target }) => {
                const [date, time] = target.value.split("T");
                const isDay = date && time && wholeYear.test(date);
                set(isDay ? toInstant(date, time, timeZone).toISOString() : "");
              }}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}

function PlaceFields({ countries, placeSearch }: Pick<Props, "countries" | "placeSearch">) {
  const t = useTranslations("settings");
  const country = useSetting("countryCode");
  const isTop = useSetting("isTop");
  return (
    <Card title={t("story.place")}>
      <div className="grid gap-5 sm:grid-cols-2">
        {placeSearch}
        <Field
          id={country.id}
          label={t("fields.countryCode")}
          error={country.isRefused ? t("problems.choice") : null}
          className="sm:col-span-2"
        >
          {(control) => (
            <Select
              {...control}
              value={country.value ?? ""}
              onChange={({ target }) => country.set(target.value)}
            >
              <option value="" />
              {countries.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Degrees name="lat" hint={t("hints.coordinates")} />
        <Degrees name="long" hint={t("hints.coordinates")} />
        <Degrees name="airportLat" hint={t("hints.airport")} />
        <Degrees name="airportLong" hint={t("hints.airport")} />
        <div className="sm:col-span-2">
          <SwitchRow
            id={isTop.id}
            label={t("fields.isTop")}
            isOn={isTop.value ?? false}
            onChange={isTop.set}
          />
        </div>
      </div>
    </Card>
  );
}

/** Keeps what is typed: "37." is on its way to a number. */
function Degrees({
  name,
  hint,
}: {
  name: "lat" | "long" | "airportLat" | "airportLong";
  hint: string;
}) {
  const t = useTranslations("settings");
  const { id, value, set, isRefused } = useSetting(name);
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const change = (text: string, next: number) => {
    setTyped({ text, value: next });
    set(next);
  };
  // It may also have come with a place that was looked up.
  const isAsTyped = typed !== null && Object.is(typed.value, value);
  return (
    <Field
      id={id}
      label={t(`fields.${name}`)}
      hint={hint}
      error={isRefused ? t("problems.degrees") : null}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          dir="ltr"
          className="rtl:text-end"
          value={isAsTyped ? typed.text : Number.isNaN(value) ? "" : (value ?? "")}
          maxLength={20}
          onChange={({ target }) => {
            const text = target.value.trim().replace(",", ".");
            const number = Number(text);
            // None is sent as null; what is no number as it is typed, and refused.
            if (text === "") change(target.value, Number.NaN);
            else
              change(target.value, Number.isFinite(number) ? number : (text as unknown as number));
          }}
        />
      )}
    </Field>
  );
}
