"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

export const PrintButton = ({ children }: { children: string }) => (
  <Button look="secondary" onClick={() => print()} className="noscript:hidden">
    <Icon name="printer" className="size-4" />
    {children}
  </Button>
);
