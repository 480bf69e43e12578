import type { FrameUi } from '#content/ui/es.ts';
import { CloseIcon, LineIcon } from '#site/ui/line-icon.tsx';

/**
 * The contents of a long page on narrow screens: a button that names the part in view, and a sheet with all parts.
 * `page-contents.ts` fills them and loads their styles.
 */
export function PageContents({ text }: { readonly text: FrameUi['contents'] }) {
  return (
    <>
      <button type="button" hidden aria-haspopup="dialog" className="contents-pill">
        <span className="visually-hidden">{`${text.title}: `}</span>
        <b />
        <LineIcon path="m5 15 7-7 7 7" />
      </button>
      <dialog className="contents-sheet" aria-labelledby="page-contents">
        <form method="dialog">
          <h2 id="page-contents">{text.title}</h2>
          <button type="submit" className="icon-button" aria-label={text.close}>
            <CloseIcon />
          </button>
        </form>
        <ol />
      </dialog>
    </>
  );
}
