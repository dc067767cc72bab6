"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  useTransition,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { sendForm } from "@/lib/api/browser/send-form";

type Props = {
  /** get: only leads to the same page with another query. */ method?: "get" | "post";
  /** A path: of a route handler that redirects, or for `get` of this page. */
  action: string;
  /** Said while it is on its way, where that may take long. */ waiting?: string;
  /** Said where no answer came. */ failed?: string;
  className?: string;
  children: ReactNode;
};

/** The value of the button that was pressed, while the form is on its way; null otherwise. */
const PressedButton = createContext<string | null>(null);

function readFields(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const isNamed = submitter instanceof HTMLButtonElement && submitter.name !== "";
  return new URLSearchParams(isNamed ? [...fields, [submitter.name, submitter.value]] : fields);
}

/**
 * A plain form. Without scripts the browser sends it and loads the page that it leads to. With
 * scripts the same is sent once, its button says that it is on its way, and its own page is drawn
 * anew in place; what the fragment of the answer's address names takes the focus. The page shows
 * the result.
 */
export function PlainForm({
  method = "post",
  action,
  waiting,
  failed,
  className,
  children,
}: Props) {
  const router = useRouter();
  const [isDrawing, startDrawing] = useTransition();
  const [isSending, setSending] = useState(false);
  const [last, setLast] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const fragment = useRef("");
  const isBusy = isSending || isDrawing;

  useEffect(() => {
    if (isDrawing || !fragment.current) return;
    document.getElementById(fragment.current)?.focus();
    fragment.current = "";
  }, [isDrawing]);
  useEffect(
    // The page may show something else in place of the form.
    () => () => document.getElementById(fragment.current)?.focus(),
    [],
  );
  useEffect(() => {
    // From the browser's memory: it was left while its form was on its way.
    const show = ({ persisted }: PageTransitionEvent) => persisted && setSending(false);
    addEventListener("pageshow", show);
    return () => removeEventListener("pageshow", show);
  }, []);

  function go(target: string) {
    const { pathname, search, hash } = new URL(target, location.href);
    // Another page may have a secret in its address, and a policy of its own.
    if (pathname !== location.pathname) return location.assign(target);
    fragment.current = hash.slice(1);
    setSending(false);
    startDrawing(() => {
      if (search === location.search) router.refresh();
      else router.replace(`${pathname}${search}`, { scroll: false });
    });
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { submitter } = event.nativeEvent;
    const fields = readFields(event.currentTarget, submitter);
    setLast(submitter instanceof HTMLButtonElement ? submitter.value : "");
    setFailed(false);
    setSending(true);
    if (method === "get") return go(`${action}?${fields.toString()}`);
    sendForm(action, fields).then(go, () => {
      setSending(false);
      setFailed(true);
    });
  };
  return (
    <form method={method} action={action} onSubmit={onSubmit} className={className}>
      {failed && (
        <OutcomeRegion
          isAnswer
          outcome={hasFailed ? "failed" : null}
          className="rounded-control empty:hidden"
        >
          {hasFailed && (
            <Notice tone="error">
              <p>{failed}</p>
            </Notice>
          )}
        </OutcomeRegion>
      )}
      <PressedButton value={isBusy ? last : null}>{children}</PressedButton>
      {waiting && (
        <p role="status" className="text-sm text-ink-soft not-empty:mt-3 empty:hidden">
          {isBusy && waiting}
        </p>
      )}
    </form>
  );
}

/** The button of a plain form, which says that it was pressed. */
export const SubmitButton = (props: Omit<ComponentProps<typeof Button>, "type" | "isLoading">) => (
  <Button {...props} type="submit" isLoading={use(PressedButton) === String(props.value ?? "")} />
);
