interface ImportMetaEnv {
  readonly VITE_LOCALE?: 'pseudo';
}

declare module '*.webp' {
  const url: string;
  export default url;
}

declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
