import { languageOf, languageTag } from '@candor/api-contract/languages.ts';
import { ArticleText } from './article-text.tsx';
import { TextPicture } from './text-picture.tsx';
import { WrittenIn } from './written-in.tsx';

interface Body {
  readonly content: string;
  readonly image: string | null;
  readonly writtenIn: string | null;
}

/** A text below its title: the remark where it stands in another language, its picture, its words. */
export function ArticleBody({ content, image, writtenIn }: Body) {
  return (
    <div lang={writtenIn === null ? undefined : languageTag(languageOf(writtenIn))}>
      <WrittenIn language={writtenIn} className="mb-4" />
      {image !== null && <TextPicture image={image} className="mb-4 w-full rounded-card" />}
      <ArticleText html={content} />
    </div>
  );
}
