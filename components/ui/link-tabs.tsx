import { Link } from "./link";

type Tab<Id extends string> = { id: Id; name: string; href: string };

/** Links, not a widget: each tab is a URL. */
export function LinkTabs<Id extends string>({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
}) {
  return (
    <nav aria-label={label} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ id, name, href }) => (
          <li key={id}>
            <Link
              href={href}
              aria-current={id === current ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-brand-ink aria-[current=page]:text-brand-ink aria-[current=page]:[scroll-initial-target:nearest]"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
