/** Empty: see not-found.tsx. */
export default function Forbidden() {
  return null;
}
