/** The product's logo: steps that lead up, and a person on them. */
export function BrandMark({ size = '2.2rem' }: { size?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <rect width="48" height="48" rx="12" fill="#0c5150" />
      <path
        d="M9 38v-6h10v-8h10v-8h10"
        fill="none"
        stroke="#fffdf9"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="14" cy="17" r="5.5" fill="#f3b94f" />
    </svg>
  );
}
