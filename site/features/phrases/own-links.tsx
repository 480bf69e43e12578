import type { SituationPage } from './read.ts';

interface Props {
  readonly own: SituationPage['own'];
}

/** To what the visitor keeps and makes. */
export function OwnLinks({ own }: Props) {
  return (
    <p className="not-printed row">
      {own.links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** Why there is no button to hear a phrase, and how to get one (`ui/show-card/speech.ts`). */
export function NoVoiceNote({ own }: Props) {
  return (
    <p className="note not-printed" data-voice="no">
      {own.noVoice}
    </p>
  );
}

/** Why the button to hear a phrase has gone. */
export function VoiceFailedNote({ own }: Props) {
  return (
    <p className="note not-printed" data-voice="failed">
      {own.voiceFailed}
    </p>
  );
}
