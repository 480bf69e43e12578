import type { ConfigData } from 'html-validate';

/** What is asked of every document beyond the standard's own rules. */
export const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<!DOCTYPE html>`, which is as valid as lower case.
    'doctype-style': 'off',
    // React writes `<br/>` and `<meta/>`, which HTML allows.
    'void-style': 'off',
    // React writes `disabled=""`, which HTML allows.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The spelling of numbers and texts is the content's business.
    'tel-non-breaking': 'off',
    // A length is a matter for search engines, not of validity.
    'long-title': 'off',
    // React writes `charSet` and `hrefLang`; names of attributes have no case in HTML.
    'attr-case': 'off',
    // One of the two menus is hidden at any width; axe checks the landmarks that are shown.
    'unique-landmark': 'off',
    // Without a type an input takes text, as the standard says.
    'no-implicit-input-type': 'off',
    // Whatever the standard allows to be named may be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React's and the build's ids, such as `_R_1_`, need no style.
    'valid-id': ['error', { relaxed: true }],
    // Files come from this origin, over the same connection as the page.
    'require-sri': 'off',
  },
};
