import { useEffect, useLayoutEffect, useRef } from 'react';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import card from '#site/ui/card.module.css';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import { DishLines, DishPicture, type DishProps } from './dish-card.tsx';
import styles from './dish-window.css?url';
import { DishDetails } from './dish-details.tsx';
import { DishShow } from './dish-show.tsx';
import { closeDish } from './dish-url.ts';

/** For this long (ms) a click beside the window counts as the second click of a double click on the card. */
const doubleClick = 500;

/** The window of the dish that the URL names; it closes by taking the dish out of the URL. */
export function DishWindow({ shown }: { readonly shown: DishProps | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(0);
  const last = useRef('');
  const id = shown?.dish.id;

  // Into the browser's cache; it is added with the first dish, as a sheet that is added has the whole page laid out again.
  useEffect(() => {
    fetch(styles).catch(() => undefined);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    function clicked({ target, timeStamp }: MouseEvent) {
      // A text that is selected with the mouse may end beside the window.
      const beside = target === element && getSelection()?.isCollapsed !== false;
      if (beside && timeStamp - opened.current > doubleClick) closeDish();
    }
    element?.addEventListener('click', clicked);
    return () => element?.removeEventListener('click', clicked);
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!id || !element) {
      element?.close();
      return;
    }
    let left = false;
    function show() {
      if (left || !element || !id) return;
      opened.current = performance.now();
      last.current = id;
      if (!element.open) element.showModal();
      element.scrollTop = 0;
    }
    // Without its styles it opens in the browser's own look.
    addStylesheet(styles).then(show, show);
    return () => {
      left = true;
    };
  }, [id]);

  return (
    <dialog
      ref={dialog}
      className="dialog dish-dialog"
      aria-labelledby={shown && 'dish-name'}
      onCancel={(event) => {
        if (!event.cancelable) return;
        event.preventDefault();
        closeDish();
      }}
      onClose={() => {
        // A browser may close it without asking.
        if (location.hash === `#${last.current}`) closeDish();
        // That of the card, where the dish was opened by its URL.
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(`#${last.current} > div > a`)?.focus();
      }}
    >
      {shown && (
        <>
          <DishPicture dish={shown.dish} />
          <div className={card.body}>
            <div className={card.name}>
              <h3 id="dish-name">{shown.dish.name}</h3>
              <button
                type="button"
                className="dialog-close"
                aria-label={shown.text.close}
                onClick={closeDish}
              >
                <CloseIcon />
              </button>
              <span lang="ko">{shown.dish.nameKorean}</span>
            </div>
            <DishLines {...shown} />
            <DishShow {...shown} />
            <DishDetails {...shown} />
            <p className="note">{shown.text.caveat}</p>
          </div>
        </>
      )}
    </dialog>
  );
}
