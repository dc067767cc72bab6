import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

type Props = {
  title: string;
  problems: readonly { id: string; text: ReactNode }[];
  /** What can be done about them. */
  children?: ReactNode;
};

/** What of a search couldn't be used or found, one below the other; nothing where all could. */
export const ProblemNotice = ({ title, problems, children }: Props) =>
  problems.length > 0 && (
    <Notice title={title}>
      <ul className="list-disc space-y-0.5 ps-5">
        {problems.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {children}
    </Notice>
  );
