interface ImportMetaEnv {
  readonly VITE_LOCALE?: 'pseudo';
}

declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
