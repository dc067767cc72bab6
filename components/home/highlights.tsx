import { Icon } from "@/components/ui/icon";

const icons = {
  shield: "shield-check",
  heart: "heart",
  phone: "phone",
  tag: "tag",
  globe: "globe",
  star: "star",
} as const;

export type Highlight = { icon: keyof typeof icons; title: string; text: string };

/** Why to book here, in the agency's own words. */
export function Highlights({ title, items }: { title: string; items: readonly Highlight[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="highlights" className="border-t border-line bg-surface">
      <div className="page-width space-y-8 py-12 sm:py-16">
        <h2 id="highlights" className="text-title font-semibold text-ink">
          {title}
        </h2>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ icon, title: heading, text }) => {
            return (
              <li key={heading} className="highlight">
                <span>
                  <Icon name={icons[icon]} />
                </span>
                <div>
                  <h3>{heading}</h3>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
