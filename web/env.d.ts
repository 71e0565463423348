interface ImportMetaEnv {
  readonly VITE_LOCALE?: 'pseudo';
}

declare module '*.webp' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports the address of a file this way
  export default url;
}

declare module '*.svg' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports the address of a file this way
  export default url;
}

declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
