import { fill } from '#domain/korean/source.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import type { Locale } from '#content/locale.ts';
import type { PlaceText } from '#content/text/place-text.ts';
import { Button } from '#site/ui/button.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { CopyButton } from '#site/ui/copy-button.tsx';
import type { Card } from '#site/ui/show-card/card.ts';
import { ShowCard } from '#site/ui/show-card/show-card.tsx';

/** Where to go, as a driver needs to know it. */
export interface Goal {
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
  readonly address?: string;
  readonly lat: number;
  readonly lng: number;
}

interface Props {
  readonly goal: Goal;
  readonly text: Pick<PlaceText, 'driver' | 'text'>;
  readonly locale: Locale;
}

/** The button and the card that it opens: the name, the request and the address in large Hangul. */
export function DriverCard({ goal, text: { driver, text }, locale }: Props) {
  const id = `${goal.id}-driver`;
  return (
    <>
      <Button {...showDialog(id)}>{driver.show}</Button>
      <ShowCard id={id} card={cardOf(goal, driver)} text={driver.card}>
        <CopyButton text={textOf(goal)} source={`${id}-korean`} copyButtonText={text} />
        <p className="not-printed">
          <Prose text={driver.phrase} locale={locale} />
        </p>
      </ShowCard>
    </>
  );
}

function cardOf(
  { name, hangul, address }: Goal,
  { title, request, korean }: PlaceText['driver'],
): Card {
  const said = fill(korean, { place: hangul });
  return {
    title: `${title}: ${name}`,
    said,
    lines: [
      { kind: 'large', korean: hangul, meaning: name },
      { kind: 'line', korean: said.slice(hangul.length).replace('.', ''), meaning: request },
      ...(address ? [{ kind: 'address', korean: address } as const] : []),
    ],
  };
}

/** The name and the address, one below the other. */
export const textOf = ({ hangul, address }: Goal) => [hangul, address].filter(Boolean).join('\n');
