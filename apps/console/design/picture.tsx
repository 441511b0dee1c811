import { RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined, ExpandOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useState, type JSX, type PointerEvent } from 'react';
import { picture } from '../client/call.ts';
import { words } from '../locales/words.ts';

/** Bytes as an address of this page, for as long as they are shown; null while there are none. */
export function useObjectUrl(bytes: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (bytes === undefined) return undefined;
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}

/** The picture as an address of this page. It is fetched once per opening, since every look is on record. */
export function usePicture(id: string): { url: string | null; error: Error | null } {
  const { data, error } = useQuery({
    queryKey: ['picture', id],
    queryFn: ({ signal }) => picture(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return { url: useObjectUrl(data), error };
}

const most = 6;
interface View {
  readonly zoom: number;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}
const plain: View = { zoom: 1, turn: 0, x: 0, y: 0 };

type ChangeView = (of: (now: View) => View) => void;
const zoomed =
  (by: number) =>
  (now: View): View => ({
    ...now,
    zoom: Math.min(most, Math.max(1, now.zoom * by)),
    ...(now.zoom * by <= 1 ? { x: 0, y: 0 } : {}),
  });

/** A paper or screenshot: zoomed by buttons or wheel, moved by dragging, turned by quarters. */
export function Picture({ id, label }: { id: string; label: string }): JSX.Element {
  const { url, error } = usePicture(id);
  const [view, setView] = useState(plain);
  const drag = (event: PointerEvent): void => {
    if (event.buttons === 1)
      setView((now) => (now.zoom === 1 ? now : { ...now, x: now.x + event.movementX, y: now.y + event.movementY }));
  };
  if (error !== null) return <Alert type="error" showIcon title={error.message} />;
  return (
    <figure
      className="viewer"
      style={{ margin: 0 }}
      onPointerMove={drag}
      onWheel={(event) => setView(zoomed(event.deltaY < 0 ? 1.15 : 1 / 1.15))}
    >
      {url === null ? (
        <Skeleton.Image active />
      ) : (
        <img
          src={url}
          alt={label}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${view.zoom})` }}
        />
      )}
      <figcaption className="label">{label}</figcaption>
      <Tools onChange={setView} />
    </figure>
  );
}

function Tools({ onChange }: { onChange: ChangeView }): JSX.Element {
  const tools = [
    { label: words.picture.smaller, icon: <ZoomOutOutlined />, change: zoomed(1 / 1.5) },
    { label: words.picture.larger, icon: <ZoomInOutlined />, change: zoomed(1.5) },
    {
      label: words.picture.turn,
      icon: <RotateRightOutlined />,
      change: (now: View) => ({ ...now, turn: now.turn + 90 }),
    },
    { label: words.picture.fit, icon: <ExpandOutlined />, change: () => plain },
  ];
  return (
    <div className="tools">
      {tools.map(({ label, icon, change }) => (
        <Button key={label} type="text" icon={icon} aria-label={label} onClick={() => onChange(change)} />
      ))}
    </div>
  );
}
