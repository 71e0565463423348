/** Steps, a handrail and a lamp: the illustration of pages with a single message. */
export function StepScene() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <ellipse cx="160" cy="164" rx="150" ry="14" fill="#e9d9bd" />
      <circle cx="70" cy="58" r="44" fill="#fbe3ab" />
      <path d="M58 64h24l8 30H50l8-30Z" fill="#f3b94f" />
      <path d="M68 94h4v62h-4z" fill="#6f5b46" />
      <path d="M56 156h28l4 8H52l4-8Z" fill="#6f5b46" />
      <path d="M130 164v-28h40v-28h40V80h40V52h46v112H130Z" fill="#4f8f8b" />
      <path d="M130 136h40v7h-40zm40-28h40v7h-40zm40-28h40v7h-40zm40-28h46v7h-46z" fill="#d98c6f" />
      <path d="M138 84 262 6" stroke="#8a5a3c" strokeWidth="7" strokeLinecap="round" />
      <path d="M148 78v54m50-86v58m50-88v58" stroke="#8a5a3c" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
