import { notFound } from "next/navigation";

/** Every path that no other page owns. */
export default function UnknownPage() {
  notFound();
}
