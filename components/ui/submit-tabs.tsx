type Tab<Id extends string> = { id: Id; name: string };

/** Tabs of a form without script: each sends it, with its id under `name`, and nothing is lost. */
export function SubmitTabs<Id extends string>({
  label,
  name,
  tabs,
  current,
}: {
  label: string;
  name: string;
  tabs: readonly Tab<Id>[];
  current: Id;
}) {
  return (
    <div role="group" aria-label={label} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <button
              type="submit"
              name={name}
              value={tab.id}
              aria-current={tab.id === current || undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=true]:border-brand-ink aria-[current=true]:text-brand-ink"
            >
              {tab.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
