import '#site/styles/map-colors.css';
import type { ComponentProps } from 'react';
import { Hill } from '#site/ui/drawn-map/hill.tsx';
import { PlaceArt } from '#site/ui/drawn-map/place-art.tsx';
import type { Art as PlacedArt } from './city-drawing.ts';

/** The small drawing of a place of the city, on its foot. */
export function Art({ id, foot, scale }: PlacedArt) {
  return <PlaceArt drawing={`place/${id}`} foot={foot} scale={scale} />;
}

export function Hills({
  hills,
}: {
  readonly hills: readonly { x: number; y: number; width: number; height: number }[];
}) {
  return hills.map((hill) => <Hill key={`${hill.x} ${hill.y}`} {...hill} />);
}

interface LinkProps {
  readonly id: string;
  /** The page with the card, where the map stands on another website. */
  readonly page?: string | undefined;
  /** Shown to a mouse that rests on it. */
  readonly name?: string | undefined;
  readonly children: React.ReactNode;
}

/** A link to the card of a place, for mouse and finger: the list below has the same for all. */
export function CardLink({ id, page = '', name, children }: LinkProps) {
  const apart = page ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={`${page}#${id}`} {...apart} tabIndex={-1} data-place={id}>
      {name && <title>{name}</title>}
      {children}
    </a>
  );
}

interface WaterProps extends ComponentProps<'text'> {
  readonly lang?: 'ko' | undefined;
}

/** The name of a river or a sea. */
export function WaterName({ lang, ...text }: WaterProps) {
  return (
    <text
      lang={lang}
      textAnchor="middle"
      fill="light-dark(#1f6670, #86b9bc)"
      letterSpacing="0.12em"
      {...(lang
        ? { fontFamily: 'var(--korean)', fontSize: 17, fontWeight: 700 }
        : { fontFamily: 'var(--display)', fontSize: 20, fontStyle: 'italic', fontWeight: 700 })}
      {...text}
    />
  );
}
