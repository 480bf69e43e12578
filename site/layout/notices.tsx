import { Button } from '#site/ui/button.tsx';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import type { Notices as Words } from './read-frame.ts';

/** Notices about the connection and a new version, at the bottom of the view; `connection-notices.ts` shows them. */
export function Notices({ connection, update }: Words) {
  return (
    <div id="notices">
      {/* Empty at first, so that screen readers announce the text that is added. */}
      <div role="status" />
      <template id="notice-lost">
        <div className="notice">
          <p>{connection.lost}</p>
          <button type="button" className="icon-button" aria-label={connection.close}>
            <CloseIcon />
          </button>
        </div>
      </template>
      <template id="notice-back">
        <div className="notice">
          <p>{connection.back}</p>
        </div>
      </template>
      <template id="notice-update">
        <div className="notice notice-update">
          <p>
            <strong>{update.text}</strong> {update.kept}
          </p>
          <div className="notice-choices">
            <Button name="update-now">{update.now}</Button>
            <Button look="line" name="update-later">
              {update.later}
            </Button>
          </div>
        </div>
      </template>
    </div>
  );
}
