/** Two of the game's people, in a disc of 184 units around 0,0. */

const disc = <circle r="88" fill="#fffdf9" stroke="#0c5150" strokeWidth="8" />;
const clip = <circle r="84" />;

export function WomanPortrait() {
  return (
    <>
      {disc}
      <clipPath id="woman">{clip}</clipPath>
      <g clipPath="url(#woman)">
        <path d="M-90-90h180V90H-90z" fill="#f6dfb8" />
        <path d="M-72 96c0-40 22-56 50-60h44c28 4 50 20 50 60z" fill="#6b3a6b" />
        <path d="M-26 34h52l-10 62h-32z" fill="#f4e2c0" />
        <path d="M-16 14h32v28c-8 10-24 10-32 0z" fill="#e0a582" />
        <path
          d="M-48-18c-6-46 16-66 48-66s54 20 48 66c-2 16-6 24-10 28h-76c-4-4-8-12-10-28z"
          fill="#cfcac3"
        />
        <path d="M-37-24c0-30 14-44 37-44s37 14 37 44c0 34-16 54-37 54s-37-20-37-54z" fill="#f0c3a0" />
        <path
          d="M-40-28c4-34 30-48 58-40 18 6 24 22 24 42-10-4-16-14-18-26-14 16-38 24-64 24z"
          fill="#e4e0da"
        />
        <path
          d="M-28-19h22v18h-22zm34 0h22v18H6zM-6-13H6"
          fill="none"
          stroke="#5a2f33"
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
        <circle cx="-17" cy="-10" r="3.6" fill="#3d3a38" />
        <circle cx="17" cy="-10" r="3.6" fill="#3d3a38" />
        <path
          d="M-27-27c6-5 14-5 20-2m14 0c6-3 14-3 20 2"
          fill="none"
          stroke="#a89f95"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M1-6c2 6 3 8-3 10" fill="none" stroke="#c98a66" strokeWidth="3" strokeLinecap="round" />
        <path d="M-11 14c7 6 15 6 22 0" fill="none" stroke="#a8483f" strokeWidth="4" strokeLinecap="round" />
        <circle cx="-25" cy="8" r="6" fill="#eba78c" />
        <circle cx="25" cy="8" r="6" fill="#eba78c" />
        <circle cx="-40" cy="10" r="3" fill="#fffdf9" />
        <circle cx="40" cy="10" r="3" fill="#fffdf9" />
      </g>
    </>
  );
}

export function ManPortrait() {
  return (
    <>
      {disc}
      <clipPath id="man">{clip}</clipPath>
      <g clipPath="url(#man)">
        <path d="M-90-90h180V90H-90z" fill="#cfe3dc" />
        <path d="M-76 96c0-42 24-56 52-60h48c28 4 52 18 52 60z" fill="#27497c" />
        <path d="m-22 36 22 44 22-44z" fill="#fffaf0" />
        <path d="m-24 34 24 46-12 16-26-52zm48 0L0 80l12 16 26-52z" fill="#1f3a64" />
        <path d="M-16 14h32v24C8 48-8 48-16 38z" fill="#94603c" />
        <path d="M-41-12c-6 0-8 8-5 14 2 5 6 7 9 6zm82 0c6 0 8 8 5 14-2 5-6 7-9 6z" fill="#a86d45" />
        <path d="M-38-26c0-30 14-44 38-44s38 14 38 44c0 36-16 58-38 58s-38-22-38-58z" fill="#b97b50" />
        <path
          d="M-40-18c-6-38 10-60 40-60s46 22 40 60c-4-6-5-14-6-24-10-12-58-12-68 0-1 10-2 18-6 24z"
          fill="#8d8781"
        />
        <path
          d="M-28-22c6-6 14-6 20-3m16 0c6-3 14-3 20 3"
          fill="none"
          stroke="#5d5550"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="-17" cy="-10" r="4" fill="#2a211c" />
        <circle cx="17" cy="-10" r="4" fill="#2a211c" />
        <path d="M1-8c3 8 5 11-4 13" fill="none" stroke="#8a5533" strokeWidth="3" strokeLinecap="round" />
        <path d="M-13 14c8 8 18 8 26 0" fill="none" stroke="#7c3b2c" strokeWidth="4" strokeLinecap="round" />
        <path d="M-12 8c6-4 18-4 24 0" fill="none" stroke="#9b948d" strokeWidth="5" strokeLinecap="round" />
      </g>
    </>
  );
}
