"use client";

import { useTranslations } from "next-intl";
import { PictureField } from "@/components/site/forms/picture-field.client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { AgencySettingsWire } from "@/lib/api/contract/agency-settings";
import { BesideLanguages } from "./beside-languages.client";
import { EntryButtons } from "./entry-buttons.client";
import { LineInLanguage } from "./line-in-language.client";
import { moveEntry } from "@/lib/settings/move-entry";
import { withText } from "@/lib/settings/with-text";
import { SwitchSetting } from "./switch-setting.client";
import { FieldGroup } from "./field-group";
import { useSetting } from "./settings-context.client";

type Highlight = NonNullable<AgencySettingsWire["highlights"]>[number];
type TrustFact = NonNullable<AgencySettingsWire["trust"]>[number];

const icons = ["shield", "heart", "phone", "tag", "globe", "star"] as const;
const kinds = ["license", "bond", "office", "since", "reviews"] as const;
const sections = ["deals", "destinations", "highlights"] as const;

/** The home page: its first view, its sections, and what a first visitor can check. */
export const HomeFields = () => (
  <>
    <HeroFields />
    <SectionOrder />
    <HighlightFields />
    <TrustFields />
  </>
);

function HeroFields() {
  const t = useTranslations("settings");
  const { id, value, set } = useSetting("hero");
  const hero = value ?? { image: null, title: {}, text: {} };
  return (
    <FieldGroup id={id}>
      <Card title={t("fields.hero")}>
        <div className="space-y-5">
          <PictureField
            id={`${id}-image`}
            name="hero-image"
            label={t("hero.image")}
            value={hero.image}
            onChange={(image) => set({ ...hero, image })}
          />
          <BesideLanguages>
            {(language, languageName) => (
              <>
                <LineInLanguage
                  id={`${id}-title-${language}`}
                  label={t("hero.title")}
                  {...{ language, languageName }}
                  value={hero.title[language] ?? ""}
                  maxLength={120}
                  onChange={(text) => set({ ...hero, title: withText(hero.title, language, text) })}
                />
                <LineInLanguage
                  id={`${id}-text-${language}`}
                  label={t("hero.text")}
                  {...{ language, languageName }}
                  value={hero.text[language] ?? ""}
                  maxLength={300}
                  onChange={(text) => set({ ...hero, text: withText(hero.text, language, text) })}
                />
              </>
            )}
          </BesideLanguages>
        </div>
      </Card>
    </FieldGroup>
  );
}

function SectionOrder() {
  const t = useTranslations("settings");
  const { id, value, set } = useSetting("homeSections");
  const order = value ?? [...sections];
  return (
    <FieldGroup id={id}>
      <Card title={t("fields.homeSections")}>
        <ol className="mb-5 space-y-2">
          {order.map((section, index) => (
            <li
              key={section}
              className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line px-3 py-1"
            >
              {t(`homeSection.${section}`)}
              <EntryButtons
                id={`${id}-entry`}
                name={t(`homeSection.${section}`)}
                index={index}
                count={order.length}
                onMove={(to) => set(moveEntry(order, index, to))}
              />
            </li>
          ))}
        </ol>
        <SwitchSetting name="displayTopDestinations" />
      </Card>
    </FieldGroup>
  );
}

function HighlightFields() {
  const t = useTranslations("settings");
  const { id, value = [], set } = useSetting("highlights");
  const setOne = (index: number, change: Partial<Highlight>) =>
    set(value.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <FieldGroup id={id}>
      <Card title={t("fields.highlights")} text={t("hints.highlights")}>
        <ol className="mb-4 space-y-4">
          {value.map((highlight, index) => {
            const name = t("highlight.name", { number: index + 1 });
            return (
              <li key={index} className="space-y-4 rounded-control border border-line p-4">
                <div className="flex flex-wrap items-end justify-between gap-3">
                  <Field id={`${id}-${index}-icon`} label={t("highlight.icon")}>
                    {(control) => (
                      <Select
                        {...control}
                        value={highlight.icon}
                        onChange={({ target }) =>
                          setOne(index, { icon: target.value as Highlight["icon"] })
                        }
                      >
                        {icons.map((icon) => (
                          <option key={icon} value={icon}>
                            {t(`icons.${icon}`)}
                          </option>
                        ))}
                      </Select>
                    )}
                  </Field>
                  <EntryButtons
                    id={`${id}-entry`}
                    {...{ name, index }}
                    count={value.length}
                    onMove={(to) => set(moveEntry(value, index, to))}
                    onRemove={() => set(value.toSpliced(index, 1))}
                  />
                </div>
                <BesideLanguages>
                  {(language, languageName) => (
                    <>
                      <LineInLanguage
                        id={`${id}-${index}-title-${language}`}
                        label={t("highlight.title")}
                        {...{ language, languageName }}
                        value={highlight.title[language] ?? ""}
                        maxLength={80}
                        onChange={(text) =>
                          setOne(index, { title: withText(highlight.title, language, text) })
                        }
                      />
                      <LineInLanguage
                        id={`${id}-${index}-text-${language}`}
                        label={t("highlight.text")}
                        {...{ language, languageName }}
                        value={highlight.text[language] ?? ""}
                        maxLength={300}
                        onChange={(text) =>
                          setOne(index, { text: withText(highlight.text, language, text) })
                        }
                      />
                    </>
                  )}
                </BesideLanguages>
              </li>
            );
          })}
        </ol>
        {value.length < 6 && (
          <Button
            look="secondary"
            onClick={() => set([...value, { icon: "star", title: {}, text: {} }])}
          >
            {t("highlight.add")}
          </Button>
        )}
      </Card>
    </FieldGroup>
  );
}

function TrustFields() {
  const t = useTranslations("settings");
  const { id, value = [], set, isRefused } = useSetting("trust");
  const setOne = (index: number, change: Partial<TrustFact>) =>
    set(value.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <FieldGroup id={id}>
      <Card title={t("fields.trust")} text={t("hints.trust")}>
        <ol className="mb-4 space-y-4">
          {value.map((fact, index) => {
            const name = t(`trustKind.${fact.kind}`);
            return (
              <li key={index} className="space-y-4 rounded-control border border-line p-4">
                <div className="flex flex-wrap items-end justify-between gap-3">
                  <Field id={`${id}-${index}-kind`} label={t("trustFact.kind")}>
                    {(control) => (
                      <Select
                        {...control}
                        value={fact.kind}
                        onChange={({ target }) =>
                          setOne(index, { kind: target.value as TrustFact["kind"] })
                        }
                      >
                        {kinds.map((kind) => (
                          <option key={kind} value={kind}>
                            {t(`trustKind.${kind}`)}
                          </option>
                        ))}
                      </Select>
                    )}
                  </Field>
                  <EntryButtons
                    id={`${id}-entry`}
                    {...{ name, index }}
                    count={value.length}
                    onMove={(to) => set(moveEntry(value, index, to))}
                    onRemove={() => set(value.toSpliced(index, 1))}
                  />
                </div>
                <BesideLanguages>
                  {(language, languageName) => (
                    <LineInLanguage
                      id={`${id}-${index}-text-${language}`}
                      label={t("trustFact.text")}
                      {...{ language, languageName }}
                      value={fact.text[language] ?? ""}
                      maxLength={120}
                      onChange={(text) =>
                        setOne(index, { text: withText(fact.text, language, text) })
                      }
                    />
                  )}
                </BesideLanguages>
                <Field
                  id={`${id}-${index}-url`}
                  label={t("trustFact.url")}
                  error={isRefused && fact.url ? t("problems.url") : null}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      type="url"
                      dir="ltr"
                      className="rtl:text-end"
                      value={fact.url ?? ""}
                      maxLength={2_000}
                      onChange={({ target }) => setOne(index, { url: target.value || null })}
                    />
                  )}
                </Field>
              </li>
            );
          })}
        </ol>
        {value.length < 5 && (
          <Button look="secondary" onClick={() => set([...value, { kind: "license", text: {} }])}>
            {t("trustFact.add")}
          </Button>
        )}
      </Card>
    </FieldGroup>
  );
}
