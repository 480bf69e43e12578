import { Button } from '#site/ui/button.tsx';
import { StateCard } from './card.tsx';
import { clearLink } from './clear-link.ts';
import { useTool } from './tool.ts';

interface Props {
  readonly error: 'broken' | 'newer';
  readonly hasTrip: boolean;
}

/** A link that cannot be opened; the trip that is here stays as it was. */
export function LinkProblem({ error, hasTrip }: Props) {
  const { text, show } = useTool();
  const { links } = text;
  const own = (
    <Button look="line" onClick={clearLink}>
      {hasTrip ? links.own : links.start}
    </Button>
  );
  const open = <Button onClick={() => show({ kind: 'open' })}>{links.paste}</Button>;
  const update = <Button onClick={() => location.reload()}>{links.newer.update}</Button>;
  return (
    <StateCard
      role="alert"
      heading={links[error].heading}
      actions={
        <>
          {error === 'newer' ? update : open}
          {own}
        </>
      }
    >
      <p>{links[error].text}</p>
    </StateCard>
  );
}
