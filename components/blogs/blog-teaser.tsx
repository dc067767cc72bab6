import { TextLanguage } from "@/components/site/text-language";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { BlogSummary } from "@/lib/api/contract/blogs";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { paths } from "@/lib/paths";
import { BlogByline } from "./blog-byline";

type Props = { post: BlogSummary; prefix: string; isEager: boolean };

/** One article in a list: the title is the link, and the whole card is clickable. */
export const BlogTeaser = ({ post, prefix, isEager }: Props) => (
  <div className="relative grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card hover:border-line-strong sm:grid-cols-[15rem_1fr] sm:gap-6">
    <Picture
      src={post.image}
      alt=""
      width={480}
      height={320}
      sizes="(width >= 40rem) 15rem, 100vw"
      isEager={isEager}
      className="aspect-3/2 w-full rounded-control"
    />
    <div className="space-y-2 self-center" {...languageAttributes(post.language)}>
      <h2 className="text-heading font-semibold text-ink">
        <Link
          href={`${prefix}${paths.blog(post.slug)}`}
          className="after:absolute after:inset-0 hover:text-brand-ink"
        >
          {post.title}
        </Link>
      </h2>
      <p className="text-ink-soft">{post.summary}</p>
      <TextLanguage language={post.language} />
      <BlogByline post={post} />
    </div>
  </div>
);
