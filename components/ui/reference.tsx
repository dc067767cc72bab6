/**
 * The reference of a booking, a request or the like: from left to right in every language, and
 * never broken at its hyphen.
 */
export const Reference = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="whitespace-nowrap">
    {children}
  </bdi>
);
