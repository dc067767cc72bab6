import { checkNames } from "./check-names.mjs";

const messagesOf = (files) =>
  checkNames(Object.keys(files), (file) => files[file]).map(
    ({ file, message }) => `${file} ${message}`,
  );

test.each([
  ["components/deals/deal-card.client.tsx", '"use client";\nexport function DealCard() {}'],
  [
    "components/deals/use-is-desktop.client.ts",
    '// why\n"use client";\nexport const useIsDesktop = () => true;',
  ],
  [
    "app/[tenant]/[locale]/booknow/[service]/[[...step]]/page.tsx",
    "export default function Page() {}",
  ],
  ["app/(bare)/error.tsx", '"use client";\nexport default function Boundary() {}'],
  ["app/[tenant]/robots.txt/route.ts", ""],
  ["backend/reference-data/SOURCES.md", ""],
  ["lib/i18n/next-intl.d.ts", ""],
  ["e2e/home.spec.ts", ""],
  ["public/Logo.svg", ""],
])("accepts %s", (file, text) => expect(messagesOf({ [file]: text })).toEqual([]));

test.each([
  ["components/deals/DealCard.tsx", "export function DealCard() {}", /kebab-case/],
  [
    "components/deals/deal-card.tsx",
    '"use client";\nexport function DealCard() {}',
    /not called \.client/,
  ],
  [
    "components/deals/deal-card.client.tsx",
    "export function DealCard() {}",
    /doesn't start with "use client"/,
  ],
  ["components/deals/deal-card.tsx", "export function Card() {}", /doesn't export DealCard/],
  ["components/ui/index.ts", "", /barrel/],
  ["lib/utils/money.ts", "", /"utils" says nothing/],
  ["lib/money/types.ts", "", /"types" says nothing/],
  ["lib/money/money.spec.ts", "", /belongs in e2e/],
  ["scripts/install.test.ts", "", /would not run/],
  ["e2e/home.test.ts", "", /only \*\.spec\.ts/],
])("rejects %s", (file, text, expected) =>
  expect(messagesOf({ [file]: text })).toEqual([expect.stringMatching(expected)]),
);
