import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  title: string;
  /** At first. */ isOpen: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A card that is unfolded by its title, also without scripts: for what is needed now and then. */
export const FoldedCard = ({ title, isOpen, onToggle, children }: Props) => (
  <details
    className="group rounded-card border border-line bg-surface shadow-card"
    open={isOpen}
    onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
  >
    <summary className="flex cursor-pointer items-center justify-between gap-4 rounded-card p-5 md:px-6">
      <h2 className="text-heading font-semibold">{title}</h2>
      <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
    <div className="px-5 pb-5 md:px-6 md:pb-6">{children}</div>
  </details>
);
