const bars = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z';
const triangle = 'M8 5v14l11.5-7z';

interface PlayButtonProps {
  playing: boolean;
  /** What a press does. */
  label: string;
  onPress: () => void;
}

/** Lets something play, or stops it. */
export const PlayButton = ({ playing, label, onPress }: PlayButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="press grid size-11 shrink-0 place-items-center rounded-full bg-raised text-brand"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <path d={playing ? bars : triangle} fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  </button>
);
