import type { FrameUi } from '#content/ui/es.ts';

/**
 * The contents of a long page on narrow screens: a button that names the part in view, and a sheet with all parts.
 * `page-contents.ts` fills them and loads their styles.
 */
export function PageContents({ words }: { readonly words: FrameUi['contents'] }) {
  return (
    <>
      <button
        type="button"
        hidden
        aria-haspopup="dialog"
        className="contents-pill"
        data-contents-pill
      >
        <span>{words.title}</span>
        <b />
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 15 7-7 7 7" />
        </svg>
      </button>
      <dialog className="contents-sheet" aria-labelledby="page-contents" data-contents-sheet>
        <form method="dialog">
          <h2 id="page-contents">{words.title}</h2>
          <button type="submit" aria-label={words.close}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        </form>
        <ol />
      </dialog>
    </>
  );
}
