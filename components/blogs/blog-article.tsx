import { RichText } from "@/components/site/rich-text";
import { Picture } from "@/components/ui/picture";
import type { BlogPost } from "@/lib/api/contract/blogs";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import { BlogByline } from "./blog-byline";

/** The article below its title and summary. */
export const BlogArticle = ({
  post,
}: {
  post: Pick<BlogPost, "author" | "publishedAt" | "image" | "language" | "content">;
}) => (
  <div className="grid grid-cols-1 gap-6">
    <BlogByline post={post} />
    {post.image && (
      <Picture
        src={post.image}
        alt=""
        width={960}
        height={540}
        sizes="(width >= 50rem) 48rem, 100vw"
        isEager
        className="aspect-video w-full rounded-card"
      />
    )}
    <div {...languageAttributes(post.language)}>
      <RichText html={sanitizeHtml(post.content)} />
    </div>
  </div>
);
