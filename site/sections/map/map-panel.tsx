import { useEffect, useRef, useState, type ComponentType } from 'react';
import { later } from '#site/lib/later.ts';
import { useNear } from '#site/lib/near.ts';
import type { MapCanvasProps } from './map-canvas.tsx';
import styles from './places-map.module.css';

const loadCanvas = () => later(() => import('./map-canvas.tsx'));

/** The room for the map. What draws it is fetched when the visitor comes near. */
export function MapPanel(props: MapCanvasProps) {
  const { words, selection } = props;
  const panel = useRef<HTMLDivElement>(null);
  const near = useNear(panel);
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!near || Canvas || failed) return;
    loadCanvas().then(
      ({ MapCanvas }) => setCanvas(() => MapCanvas),
      () => setFailed(true),
    );
  }, [near, Canvas, failed]);

  // On a phone the map may be out of view when a row of the list is chosen.
  useEffect(() => {
    if (selection?.by !== 'row') return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    panel.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [selection]);

  return (
    <div ref={panel} className={styles.panel}>
      {Canvas ? (
        <Canvas {...props} />
      ) : (
        <p role="status" className={styles.waiting}>
          {failed ? words.failed : words.loading}
          {failed && (
            <button type="button" onClick={() => setFailed(false)}>
              {words.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
