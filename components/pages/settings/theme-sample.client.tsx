"use client";

import { wcagContrast } from "culori";
import { useTranslations } from "next-intl";
import { Hero } from "@/components/home/hero";
import { useSettingsForm } from "@/components/settings/settings-context.client";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { schemeColors, type Scheme } from "@/lib/tenant/scheme-colors";
import { defaultPrimaryColor, toTheme } from "@/lib/tenant/theme";

/** The properties that a scheme of the site has, of one colour. */
function toProperties(color: string, scheme: Scheme): Record<string, string> {
  const theme = toTheme(color);
  const { canvas, surface, ink } = schemeColors[scheme];
  const ofBrand = ["brand", "brand-strong", "on-brand", "brand-tint", "brand-ink"].map((name) => [
    `--${name}`,
    theme[`--${name}-${scheme}`] ?? "",
  ]);
  return {
    ...Object.fromEntries(ofBrand),
    "--canvas": canvas,
    "--surface": surface,
    "--ink": ink,
    "--ink-soft": ink,
    "--line-strong": ink,
  };
}

const toRatio = (one = "", other = "") => Math.floor(wcagContrast(one, other) * 10) / 10;

/** What a sample has of an agency's look; without a font of its own it has none from the page. */
const toFont = (
  font: string | null,
): { "data-heading-font": string | undefined; style: Record<string, string> } => ({
  "data-heading-font": font ?? undefined,
  style: font ? {} : { "--font-heading": "var(--font-sans)" },
});

/** Real components in the chosen look, light and dark, from left and right, with contrasts. */
export function ThemeSample() {
  const { values, stored, defaultLanguage } = useSettingsForm();
  const { headingFont: font = null, isDarkModeEnabled: hasDark = false, hero } = values;
  const isColor = /^#[\da-f]{6}$/i.test(values.primaryColor ?? "");
  const color = (isColor ? values : stored).primaryColor ?? defaultPrimaryColor;
  const t = useTranslations("settings.sample");
  const schemes: Scheme[] = hasDark ? ["light", "dark"] : ["light"];
  return (
    <section aria-label={t("title")} className="space-y-4">
      <h2 className="text-heading font-semibold">{t("title")}</h2>
      <div
        data-heading-font={toFont(font)["data-heading-font"]}
        style={{ ...toProperties(color, "light"), ...toFont(font).style }}
        className="overflow-hidden rounded-card border border-line bg-canvas text-ink"
      >
        {/* Not to be reached: it is a picture of the home page. */}
        <div inert aria-hidden {...languageAttributes(defaultLanguage)}>
          <Hero
            image={hero?.image ?? null}
            composition={hero?.composition}
            titleAs="p"
            title={hero?.title[defaultLanguage] ?? t("title")}
            text={hero?.text[defaultLanguage] ?? ""}
          >
            {null}
          </Hero>
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {schemes.flatMap((scheme) =>
          (["ltr", "rtl"] as const).map((dir) => {
            const style = toProperties(color, scheme);
            const heading = toFont(dir === "rtl" ? null : font);
            return (
              <div
                key={`${scheme}-${dir}`}
                dir={dir}
                lang={dir === "rtl" ? "ar" : "en"}
                style={{ ...style, ...heading.style }}
                data-heading-font={heading["data-heading-font"]}
                className="space-y-4 rounded-card border border-line bg-canvas p-5 text-ink"
              >
                <p
                  style={{ fontFamily: "var(--font-heading, var(--font-sans))" }}
                  className="text-title font-semibold"
                >
                  {dir === "rtl" ? "وجهات هذا الأسبوع" : "This week’s destinations"}
                </p>
                <div className="flex flex-wrap items-center gap-3 rounded-control bg-surface p-4">
                  <span className="button button-primary button-medium">
                    {dir === "rtl" ? "بحث" : "Search"}
                  </span>
                  <span className="button button-secondary button-medium">
                    {dir === "rtl" ? "المزيد" : "More"}
                  </span>
                  <span className="rounded-pill bg-brand-tint px-3 py-1 text-sm font-semibold text-brand-ink">
                    {dir === "rtl" ? "إلغاء مجاني" : "Free cancellation"}
                  </span>
                  <span className="font-semibold text-brand-ink underline">
                    {dir === "rtl" ? "التفاصيل" : "Details"}
                  </span>
                </div>
                <p className="text-sm" dir="auto" lang="">
                  {t("contrast", {
                    button: toRatio(style["--on-brand"], style["--brand"]),
                    link: toRatio(style["--brand-ink"], style["--surface"]),
                  })}
                </p>
              </div>
            );
          }),
        )}
      </div>
    </section>
  );
}
