interface ImportMetaEnv {
  readonly VITE_LOCALE?: 'pseudo';
}
