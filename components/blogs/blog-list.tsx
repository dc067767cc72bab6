import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { BlogSummary } from "@/lib/api/contract/blogs";
import { BlogTeaser } from "./blog-teaser";

/** All articles, newest first; says if there is none yet. */
export function BlogList({ posts, prefix }: { posts: readonly BlogSummary[]; prefix: string }) {
  const t = useTranslations("blogs");
  if (posts.length === 0) return <Notice>{t("empty")}</Notice>;
  return (
    <ul className="space-y-8">
      {posts.map((post, index) => (
        <li key={post.slug}>
          <BlogTeaser post={post} prefix={prefix} isEager={index === 0} />
        </li>
      ))}
    </ul>
  );
}
