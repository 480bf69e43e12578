import type { ReactNode } from 'react';
import type { Postmark } from './read.ts';
import styles from './letter.module.css';

interface Props {
  /** To whom the letter goes. */
  readonly to: string;
  readonly text: {
    readonly email: string;
    readonly location: string;
    readonly locationLine: string;
  };
  /** Undefined details have no line. */
  readonly email: string | undefined;
  readonly location: string | undefined;
  /** The mark of sample details; absent for real ones. */
  readonly mark: string | undefined;
  readonly postmarks: readonly Postmark[];
  /** The form. */
  readonly children: ReactNode;
}

/** The form as an airmail letter: the office's address, and a stamp that the chosen subject postmarks. */
export function Letter({ to, text, email, location, mark, postmarks, children }: Props) {
  const [mailbox, host] = (email ?? '').split('@');
  return (
    <div className={styles.letter} data-paper>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <div className={styles.address}>
            <p>{to}</p>
            <dl>
              {location && (
                <div>
                  <dt className="visually-hidden">{text.location}</dt>
                  <dd>
                    {location} {mark && <b className={styles.sample}>{mark}</b>}
                    <span>{text.locationLine}</span>
                  </dd>
                </div>
              )}
              {email && (
                <div>
                  <dt className="visually-hidden">{text.email}</dt>
                  <dd>
                    <a href={`mailto:${email}`}>
                      {/* A narrow phone breaks it there. */}
                      {mailbox}@<wbr />
                      {host}
                    </a>
                  </dd>
                </div>
              )}
            </dl>
          </div>
          <Stamp postmarks={postmarks} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** A stamp with the sun, the moon and the five peaks; each postmark shows while its subject is chosen. */
function Stamp({ postmarks }: Pick<Props, 'postmarks'>) {
  return (
    <svg viewBox="0 0 200 150" className={styles.stamp} aria-hidden="true">
      <g className={styles.paper}>
        <rect x="88" y="4" width="108" height="134" />
        {/* The perforation. */}
        <rect x="88" y="4" width="108" height="134" className={styles.holes} />
      </g>
      <svg x="96" y="12" width="92" height="104" viewBox="0 0 92 104">
        <rect width="92" height="104" fill="#1f3f77" />
        <circle cx="22" cy="24" r="9" fill="#fff8ea" />
        <circle cx="69" cy="27" r="13" fill="#c8402c" />
        <path d="M-8 84 12 48q4-6 8 0l20 36z" fill="#1c6a5f" />
        <path d="M52 84 72 48q4-6 8 0l20 36z" fill="#1c6a5f" />
        <path d="M8 86 25 40q5-9 10 0l17 46z" fill="#2d8577" />
        <path d="M40 86 57 40q5-9 10 0l17 46z" fill="#2d8577" />
        <path d="M22 88 40 26q6-12 12 0l18 62z" fill="#3f9d8c" />
        <path d="M46 20q3 1 6 6l18 62H46z" fill="#2d8577" />
        <g fill="#bfd6c7" stroke="#0e2431" strokeWidth="1.6">
          {[0, 1, 2, 3, 4, 5].map((wave) => (
            <circle key={wave} cx={wave * 18} cy="90" r="10" />
          ))}
          {[0, 1, 2, 3, 4, 5].map((wave) => (
            <circle key={wave} cx={wave * 18} cy="90" r="5" />
          ))}
        </g>
        <g fill="#1f3f77" stroke="#f0e3c9" strokeWidth="1.6">
          {[0, 1, 2, 3, 4].map((wave) => (
            <circle key={wave} cx={wave * 18 + 9} cy="102" r="11" />
          ))}
          {[0, 1, 2, 3, 4].map((wave) => (
            <circle key={wave} cx={wave * 18 + 9} cy="102" r="5.5" />
          ))}
        </g>
      </svg>
      <text x="188" y="131" textAnchor="end" fontSize="12" className={styles.country} lang="ko">
        한국
      </text>
      <g className={styles.waves}>
        {[0, 1, 2, 3].map((line) => (
          <path key={line} d={`M104 ${62 + line * 12}q12-9 24 0t24 0 24 0 24 0`} />
        ))}
      </g>
      {postmarks.map(({ subject, hangul, meaning }) => (
        <g key={subject} data-postmark={subject} className={styles.postmark}>
          <g transform="rotate(-9 62 80)">
            <circle cx="62" cy="80" r="57" />
            <circle cx="62" cy="80" r="51" strokeWidth="1.4" />
            <text
              x="62"
              y="87"
              fontSize="31"
              textAnchor="middle"
              className={styles.hangul}
              lang="ko"
            >
              {hangul}
            </text>
            <text x="62" y="104" fontSize="11" textAnchor="middle" className={styles.meaning}>
              {meaning}
            </text>
            <path d="M36 56h52M44 114h36" strokeWidth="1.4" />
          </g>
        </g>
      ))}
    </svg>
  );
}
