import { ChevronsRight } from 'lucide-react';
import { IconButton } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';

/** Above the times, beside the prices; higher than what says that the chart stands still. */
const place = { right: 76, bottom: 92 };

/** Back to the running candle, while it is off the screen. */
export const BackToNow = ({ onPress }: { onPress: () => void }) => (
  <div className="absolute z-10" style={place}>
    <IconButton
      label={t('kline.backToNow')}
      onClick={onPress}
      className="animate-appear rounded-full border border-line bg-raised"
    >
      <ChevronsRight size={20} aria-hidden="true" />
    </IconButton>
  </div>
);
