import { ButtonLink } from './button.tsx';

interface Props {
  /** The tools to go on with; the first is the likeliest. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Beside another tool's button, which is the one to press. */
  readonly quiet?: boolean;
}

/** Leads to further tools with what has been answered already. */
export function ToolLinks({ links, quiet }: Props) {
  return (
    <p className="row not-printed">
      {links.map(({ href, label }, index) => (
        // By place: a link that gets the answers while it is pressed stays the same element.
        <ButtonLink key={index} href={href} look={quiet || index ? 'line' : 'solid'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
