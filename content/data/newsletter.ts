/**
 * The version of the words beside the newsletter's form (`newsletter` in `content/ui`) that a
 * subscriber agrees to; it is stored with each consent. A change of the words needs a new version.
 */
export const consentVersion = '1';
