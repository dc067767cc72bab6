import { Notice } from "@/components/ui/notice";

type Props = { title: string; comments: readonly string[] };

/** What a supplier says of all its offers at once; nothing where it says nothing. */
export const CommentsNotice = ({ title, comments }: Props) =>
  comments.length > 0 && (
    <Notice title={title}>
      <ul className="list-disc space-y-1 ps-4">
        {comments.map((comment) => (
          <li key={comment}>{comment}</li>
        ))}
      </ul>
    </Notice>
  );
