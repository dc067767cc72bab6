import { Notice } from "./notice";

type Props = {
  /** The fragment that a redirect back to the form ends in, so that this is announced. */
  id: string;
  title: string;
  /** Of fields, each with the id of its control. */
  fields: readonly { id: string; text: string }[];
  className?: string;
};

/** The summary above a plain form that came back. */
export const FormProblems = ({ id, title, fields, className = "" }: Props) => (
  <div id={id} tabIndex={-1} className={`scroll-mt-24 rounded-control ${className}`.trim()}>
    <Notice tone="error" title={title}>
      {fields.length > 0 && (
        <ul className="list-inside list-disc">
          {fields.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`} className="underline">
                {field.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  </div>
);
