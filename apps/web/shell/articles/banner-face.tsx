import { languageOf, languageTag } from '@candor/api-contract/languages.ts';
import { BannerArt } from './banner-art.tsx';
import { WrittenIn } from './written-in.tsx';

interface Banner {
  readonly title: string;
  readonly subtitle: string;
  readonly image: string;
  readonly writtenIn: string | null;
}

/** What a banner shows, on the home page and in its preview. */
export function BannerFace({ title, subtitle, image, writtenIn }: Banner) {
  const lang = writtenIn === null ? undefined : languageTag(languageOf(writtenIn));
  return (
    <>
      <span className="min-w-0 flex-1">
        <span lang={lang} className="block text-row font-semibold text-balance">
          {title}
        </span>
        <span lang={lang} className="mt-1 block text-caption text-pretty text-soft">
          {subtitle}
        </span>
        <WrittenIn language={writtenIn} className="mt-1" />
      </span>
      <BannerArt image={image} />
    </>
  );
}

export const bannerClass = 'flex min-h-32 items-center gap-2 bg-banner pt-3 pr-3 pb-7 pl-4';
