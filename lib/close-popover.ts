/**
 * Closes a popover that is open. Browsers older than the supported ones have none: they throw at
 * its methods, and at selectors that ask for it.
 */
export function closePopover(element: HTMLElement | null | undefined): void {
  if (element && "hidePopover" in element && element.matches(":popover-open"))
    element.hidePopover();
}
