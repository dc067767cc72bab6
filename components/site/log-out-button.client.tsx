"use client";

import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "@/components/ui/button";
import { logOut } from "@/lib/api/browser/sessions";
import { somethingWentWrong } from "@/lib/api/errors";
import { entryStore } from "@/lib/visits/entry-store";

/** Ends the session and loads the page anew as a visitor sees it. */
export function LogOutButton({ homeHref, label }: { homeHref: string; label?: string }) {
  const t = useTranslations("site.account");
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await logOut();
      entryStore.forget();
      location.assign(homeHref);
    } catch (error) {
      setLeaving(false);
      toast.error(error instanceof Error ? error.message : somethingWentWrong);
    }
  };
  return (
    <Button look="quiet" size="row" className="noscript:hidden" isLoading={isLeaving} onClick={() => void leave()}>
      {!isLeaving && <LogOut aria-hidden className="mirrored size-4" />}
      {label ?? t("logOut")}
    </Button>
  );
}
