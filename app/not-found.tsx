/**
 * Outside of all agencies. Empty, like the two beside it: the front door has error pages of its
 * own, and Next's would be in the data of every page.
 */
export default function NotFound() {
  return null;
}
