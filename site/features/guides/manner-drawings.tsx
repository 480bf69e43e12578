import type { ReactNode } from 'react';

/** The colours of the drawings, on paper in both themes. */
const ink = '#17202e';
const skin = '#e9b994';
const wood = '#c08a55';
const colors = { indigo: '#1f3f77', vermilion: '#c8402c' };

interface ArmProps {
  /** Where the sleeve begins, where it ends, and the hand: `x y`. */
  readonly from: string;
  readonly cuff: string;
  readonly hand: string;
  readonly sleeve?: keyof typeof colors;
}

function Arm({ from, cuff, hand, sleeve = 'indigo' }: ArmProps) {
  const forearm = `M${cuff}L${hand}`;
  const upper = `M${from}L${cuff}`;
  return (
    <g fill="none">
      <path d={forearm} stroke={ink} strokeWidth="23" strokeLinecap="round" />
      <path d={forearm} stroke={skin} strokeWidth="18" strokeLinecap="round" />
      <path d={upper} stroke={ink} strokeWidth="35" />
      <path d={upper} stroke={colors[sleeve]} strokeWidth="30" />
    </g>
  );
}

function Gift({ good }: { readonly good: boolean }) {
  return (
    <>
      <path d="M88 42h64v52H88z" fill={colors.vermilion} />
      <path d="M120 42v52M88 68h64" stroke="#f0be55" strokeWidth="9" />
      <path
        d="M120 42c-24-4-26-24-12-24 8 0 12 14 12 24 0-10 4-24 12-24 14 0 12 20-12 24Z"
        fill="#f0be55"
      />
      {good && <Arm from="2 170" cuff="56 116" hand="84 88" />}
      <Arm from="238 170" cuff="184 116" hand="156 88" />
    </>
  );
}

function Shoe({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 112V94c0-6 4-8 10-8h12c8 10 18 13 30 14 8 1 10 6 10 12Z" fill={colors.indigo} />
      <path d="M0 112h62v7H0z" fill="#fffdf8" />
    </g>
  );
}

function Shoes({ good }: { readonly good: boolean }) {
  return (
    <>
      <path d="M-60 119h176v60H-60z" fill="#d9d2c4" />
      <path d="M116 84h200v84H116z" fill={wood} />
      <path d="M116 102h200M116 122h200" strokeWidth="1.5" />
      {good && <Shoe x={8} />}
      {good && <Shoe x={40} />}
      <path d="M148-30h38v74h-38z" fill="#33424f" />
      {good ? (
        <path d="M152 44h30v16c4 8 24 6 26 24h-56Z" fill="#f0be55" />
      ) : (
        <g transform="translate(150 -35)">
          <Shoe x={0} />
          <path d="M2 86V78h30v12" fill={skin} />
        </g>
      )}
    </>
  );
}

function Bowl({ x, children }: { readonly x: number; readonly children?: ReactNode }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-54 78c4-30 22-44 54-44s50 14 54 44Z" fill="#fffdf8" />
      {children}
      <path d="M-62 74H62c0 32-16 52-38 56h-48c-22-4-38-24-38-56Z" fill="#bfd6c7" />
      <path d="M-28 56l6-4M-6 50l7 1M18 56l6 4M-14 66l6-1" strokeWidth="2" />
    </g>
  );
}

function Chopsticks({ good }: { readonly good: boolean }) {
  const stick = {
    fill: 'none',
    stroke: '#7d3b22',
    strokeWidth: 6,
    strokeLinecap: 'round',
  } as const;
  return (
    <>
      <path d="M-60 130h360" />
      {good ? (
        <>
          <Bowl x={76} />
          <path d="M156 130v-9h20v9Z" fill={colors.indigo} />
          <path d="M150 116l84 8M150 107l84 10" {...stick} />
          <path d="M166 92h66" {...stick} stroke="#a8862f" />
          <ellipse cx="162" cy="92" rx="16" ry="9" fill="#f0be55" />
        </>
      ) : (
        <Bowl x={120}>
          <path d="M-8 62L-20 4M10 62L14 2" {...stick} />
        </Bowl>
      )}
    </>
  );
}

function Glass({ good }: { readonly good: boolean }) {
  return (
    <>
      {good ? (
        <>
          <Arm from="-62 166" cuff="28 96" hand="58 64" />
          <Arm from="312 174" cuff="218 122" hand="190 106" sleeve="vermilion" />
        </>
      ) : (
        <Arm from="312 178" cuff="214 126" hand="190 106" />
      )}
      <g transform="translate(92 46) rotate(112)">
        <path d="M-17 46V2c0-10 10-12 10-24v-16H7v16C7-10 17-8 17 2v44Z" fill="#3f8a63" />
        <path d="M-17 8h34v24h-34z" fill="#fffdf8" />
      </g>
      <path d="M136 64c16 4 28 10 32 24" fill="none" stroke="#5d8fb0" strokeWidth="5" />
      <path d="M152 82h34l-5 38h-24Z" fill="#e4f0f2" fillOpacity="0.9" />
      <path d="M155 100h28l-3 20h-22Z" fill="#9cc4d6" />
      {good ? (
        <Arm from="-62 69" cuff="34 50" hand="80 48" />
      ) : (
        <Arm from="-62 174" cuff="34 92" hand="76 54" />
      )}
    </>
  );
}

const drawings = { gift: Gift, shoes: Shoes, chopsticks: Chopsticks, glass: Glass };

interface Props {
  readonly drawing: keyof typeof drawings;
  /** As it is done, or as it is not. */
  readonly good: boolean;
}

/** A line drawing of a gesture; its words stand beside it. */
export function MannerDrawing({ drawing, good }: Props) {
  const Drawing = drawings[drawing];
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true" stroke={ink} strokeWidth="2.5">
      <Drawing good={good} />
    </svg>
  );
}
