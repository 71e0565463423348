import { ManPortrait, WomanPortrait } from './Portraits.tsx';

/**
 * The game in one picture: a room with something to trip over, marked, and two people of whom one has seen it.
 * Flat colours and one light from the window, as in the films.
 */
export function RoomScene() {
  return (
    <svg viewBox="0 0 640 460" aria-hidden="true">
      <clipPath id="room">
        <rect width="640" height="400" rx="26" />
      </clipPath>
      <g clipPath="url(#room)">
        <Room />
        <Furniture />
        <g transform="translate(-22 -6)">
          <Rug />
        </g>
      </g>
      <g transform="translate(94 362)">
        <WomanPortrait />
      </g>
      <g transform="translate(546 362)">
        <ManPortrait />
        <g transform="translate(-62 -62)">
          <circle r="29" fill="#14532d" stroke="#fffdf9" strokeWidth="6" />
          <path
            d="m-12 0 9 10 16-19"
            fill="none"
            stroke="#fff"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </g>
    </svg>
  );
}

function Room() {
  return (
    <>
      <path d="M0 0h640v258H0z" fill="#f8ebd5" />
      <path d="M0 196h640v62H0z" fill="#efdfc3" />
      <path d="M0 190h640v8H0zM0 248h640v10H0z" fill="#fffaf0" />
      <path d="M0 258h640v142H0z" fill="#d9b187" />
      <path
        d="M0 300h640M0 348h640M90 258 20 400M250 258l-40 142M410 258l20 142M560 258l70 142"
        stroke="#c79a6d"
        strokeWidth="2"
      />
      <path d="M56 258h190l-60 142H-30z" fill="#e9c9a1" />
      <path d="M70 28h170v150H70z" fill="#fffaf0" />
      <path d="M80 38h70v62H80zm80 0h70v62h-70zM80 108h70v60H80zm80 0h70v60h-70z" fill="#cfe6ee" />
      <circle cx="192" cy="70" r="20" fill="#fdeeb5" />
      <path d="M80 152c26-22 48-20 70-4v20H80zm80-8c24-18 48-14 70 2v22h-70z" fill="#8fb893" />
      <path d="M44 22h222v10H44z" fill="#a9795a" />
      <path d="M52 32h34l-6 170H48zm168 0h34l4 170h-32z" fill="#a9c9b6" />
      <path d="M64 32h8l-6 170h-8zm168 0h8l4 170h-8z" fill="#8fb39f" />
    </>
  );
}

function Furniture() {
  return (
    <>
      <path d="M330 46h64v84h-64z" fill="#a9795a" />
      <path d="M337 53h50v70h-50z" fill="#fffaf0" />
      <path d="M343 103c14-22 26-20 38-4v18h-38z" fill="#4f8f8b" />
      <circle cx="370" cy="76" r="9" fill="#e8a07f" />
      <path d="M424 150c0-16 10-24 24-24h118c14 0 24 8 24 24v84H424z" fill="#4f8f8b" />
      <path
        d="M408 186c0-12 8-18 18-18s18 6 18 18v56h-36zm162 0c0-12 8-18 18-18s18 6 18 18v56h-36z"
        fill="#3f7b78"
      />
      <path d="M444 196h126v40H444z" fill="#6fa9a3" />
      <path d="M507 196v40" stroke="#4f8f8b" strokeWidth="3" />
      <path d="m462 160 36 6-6 36-36-6z" fill="#f3b94f" />
      <path d="M420 242h14v14h-14zm160 0h14v14h-14z" fill="#6f4a33" />
      <ellipse cx="312" cy="262" rx="34" ry="6" fill="#c0936a" />
      <path d="M309 130h6v130h-6z" fill="#7b6a5c" />
      <path d="M286 96h52l14 44h-80z" fill="#f7dc97" />
      <path d="M318 96h20l14 44h-30z" fill="#edc975" />
    </>
  );
}

/** Its corner stands up; the ring shows where to look. */
function Rug() {
  return (
    <>
      <path d="M226 288h196l28 66H194z" fill="#5c6ea8" />
      <path d="M236 296h176l20 50H212z" fill="none" stroke="#f6e7cb" strokeWidth="5" />
      <path d="m276 306 22 15-26 15-22-15zm66 0 26 15-22 15-26-15z" fill="#e08a6b" />
      <path d="M398 354h52l-13-31c-18-4-40 8-39 31z" fill="#9a6a46" />
      <path d="M437 323c-4-22-46-24-55 8-5 14 4 23 16 23 2-18 18-32 39-31z" fill="#8496cf" />
      <path d="M437 323c-4-22-46-24-55 8-5 14 4 23 16 23" fill="none" stroke="#f6e7cb" strokeWidth="4" />
      <circle cx="416" cy="332" r="46" fill="none" stroke="#fffaf0" strokeWidth="11" />
      <circle cx="416" cy="332" r="46" fill="none" stroke="#b3391b" strokeWidth="6" strokeDasharray="13 8" />
    </>
  );
}
