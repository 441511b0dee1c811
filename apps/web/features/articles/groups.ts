import {
  ArrowDownToLine,
  Repeat2,
  ArrowUpFromLine,
  BadgeCheck,
  BookOpen,
  ChartSpline,
  FileText,
  Gem,
  Gift,
  KeyRound,
  Percent,
  ReceiptText,
  Scale,
  ShieldCheck,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { PlainKey } from '../../locales/i18n.ts';

export interface Group {
  readonly title: PlainKey;
  readonly icons: Readonly<Record<string, LucideIcon>>;
}

/** The articles that come with the product, by what they are about. */
export const groups: readonly Group[] = [
  {
    title: 'articles.trading',
    icons: { 'fast-contracts': Zap, futures: ChartSpline, spot: BookOpen, fees: Percent },
  },
  {
    title: 'articles.money',
    icons: {
      deposits: ArrowDownToLine,
      withdrawals: ArrowUpFromLine,
      exchange: Repeat2,
      earn: Gem,
      'sign-up-gift': Gift,
    },
  },
  { title: 'articles.account', icons: { verification: BadgeCheck, security: KeyRound } },
  { title: 'articles.fair', icons: { prices: Scale, 'fair-dealing': ReceiptText } },
  { title: 'articles.rules', icons: { terms: FileText, privacy: ShieldCheck } },
];

/** The sign of an article. */
export const faceOf = (id: string): { icon: LucideIcon } => ({ icon: groupOf(id)?.icons[id] ?? FileText });
export const groupOf = (id: string): Group | undefined => groups.find(({ icons }) => Object.hasOwn(icons, id));

/** Articles in their groups, in the order of both; what operators have added stands at the end. */
export function grouped<Article extends { readonly id: string }>(
  articles: readonly Article[],
): { title: PlainKey; articles: Article[] }[] {
  const known = groups.map(({ title, icons }) => ({
    title,
    articles: Object.keys(icons).flatMap((id) => articles.filter((article) => article.id === id)),
  }));
  const rest = articles.filter(({ id }) => groupOf(id) === undefined);
  return [...known, { title: 'articles.more' as const, articles: rest }].filter((group) => group.articles.length > 0);
}
