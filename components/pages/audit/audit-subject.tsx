import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { AuditEvent } from "@/lib/api/contract/audit-events";
import { toSubjectPath } from "@/lib/audit/subject-path";

type Props = {
  subject: AuditEvent["subject"];
  prefix: string;
  /** Of the link. */ className: string;
};

/** What an event is about, as a link where it has a page. Lists stand for themselves. */
export function AuditSubject({ subject, prefix, className }: Props) {
  const t = useTranslations("audit.subjects");
  const sections = useTranslations("settings.sections");
  const section = subject.kind === "settings" && sections.has(subject.name as "home");
  const text = section
    ? sections(subject.name as "home")
    : subject.name === subject.kind
      ? t(subject.kind)
      : subject.name;
  const path = toSubjectPath(subject);
  return path === null ? (
    <bdi className="wrap-anywhere">{text}</bdi>
  ) : (
    <Link href={`${prefix}${path}`} className={className}>
      <bdi className="wrap-anywhere">{text}</bdi>
    </Link>
  );
}
