interface ImportMetaEnv {
  readonly VITE_LANGUAGE?: import('#contract/pages/languages.ts').Language;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
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
