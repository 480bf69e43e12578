import { ButtonLink } from './button.tsx';

interface Props {
  /** The tools to go on with; the first is the likeliest. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** Leads to further tools with what has been answered already. */
export function ToolLinks({ links }: Props) {
  return (
    <p className="row not-printed">
      {links.map(({ href, label }, index) => (
        <ButtonLink key={href} href={href} look={index === 0 ? 'solid' : 'line'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
