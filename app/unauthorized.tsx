/** Empty: see not-found.tsx. */
export default function Unauthorized() {
  return null;
}
