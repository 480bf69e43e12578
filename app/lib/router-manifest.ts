declare global {
  interface Window {
    /** What React Router's browser side knows of the build. */
    readonly __reactRouterManifest?: {
      /** Changes with every build that differs. */
      readonly version: string;
      /** Of the pages that the links in view lead to. */
      readonly routes: Readonly<
        Record<string, { readonly path?: string; readonly css?: readonly string[] }>
      >;
    };
  }
}

/** React Router's own account of the build and its pages, in the browser. */
// eslint-disable-next-line no-underscore-dangle -- its name
export const routerManifest = () => window.__reactRouterManifest;
