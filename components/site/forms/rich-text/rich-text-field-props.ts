import type { ControlProps } from "@/components/ui/field";
import type { LanguageCode } from "@/lib/api/contract/languages";

export type RichTextFieldProps = {
  /** Of `Field` or `FormField`. */
  control: ControlProps & { name?: string };
  /** The editor's and its toolbar's name, as the field's label says it. */
  label: string;
  /** Of the text, not of the page. */
  language: LanguageCode;
  /** HTML. */
  defaultValue?: string;
  rows?: number;
  /** Of the HTML, where it is typed as such: the editor doesn't stop at it. */
  maxLength?: number;
  onChange?: (html: string) => void;
};
