/**
 * Two lines at most, so that the cards of a row stay level; the full name is in the title
 * attribute.
 */
export const DealHeading = ({ children }: { children: string }) => (
  <h3 title={children} className="deal-name">
    {children}
  </h3>
);
