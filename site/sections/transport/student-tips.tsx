import { BulletList } from '#site/ui/bullet-list.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from '#content/transport.server.ts';
import { Fold } from '#site/ui/fold.tsx';
import { DatedFigures } from '#site/ui/dated-figure.tsx';

interface Props {
  readonly words: TransportPage['copy']['students'];
  readonly locale: Locale;
}

/** Advice for whoever rides every day, with the figures behind it. */
export function StudentTips({ words, ...rest }: Props) {
  return (
    <BulletList id="students" heading={words.heading} points={words.points} {...rest}>
      <Fold label={words.more}>
        <DatedFigures figures={words.figures} locale={rest.locale} />
      </Fold>
    </BulletList>
  );
}
