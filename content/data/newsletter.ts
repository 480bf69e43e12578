/**
 * The version of the consent text beside the newsletter's form (`newsletter` in `content/ui`), stored with
 * each consent. When the text changes, so must the version.
 */
export const consentVersion = '2';
