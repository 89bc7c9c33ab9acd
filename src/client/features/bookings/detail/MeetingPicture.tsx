import type { Place } from '#contract/cars/locations.ts'
import { brass, ground, meetingPicture, solid, surface } from './meeting-picture.css.ts'

/** What the meeting point looks like, drawn: the words beside it name it. It is part of the app, so it is there offline. */
export function MeetingPicture({ kind }: { kind: Place['kind'] }) {
  return (
    <svg className={meetingPicture} viewBox="0 0 320 112" aria-hidden="true">
      {kind === 'airport' ? <Terminal /> : <Street />}
      <path className={ground} d="M8 96h304" />
      <g transform="translate(214 66)">
        <path
          className={solid}
          d="M2 26v-8q0-4 5-5l8-2L26 1q2-1 5-1h20q4 0 7 3l9 8 11 3q4 1 4 5v7q0 2-3 2H5q-3 0-3-2Z"
        />
        <path className={surface} d="M21 11l9-7h9v7Zm21-7h8q3 0 5 2l6 5H42Z" />
        <circle className={solid} cx="19" cy="26" r="7" />
        <circle className={solid} cx="65" cy="26" r="7" />
        <circle className={surface} cx="19" cy="26" r="3" />
        <circle className={surface} cx="65" cy="26" r="3" />
      </g>
      <path className={brass} d="M176 92q-17-20-17-32a17 17 0 0 1 34 0q0 12-17 32Z" />
      <circle className={surface} cx="176" cy="60" r="6" />
    </svg>
  )
}

function Terminal() {
  return (
    <>
      <path className={surface} d="M20 96V50q62-30 126-8v54Z" />
      <path
        className={ground}
        d="M12 54q68-36 142-10M20 96V50m32 46V39m32 57V34m31 62V34m31 62V42M20 72h126"
      />
      <path className={ground} d="M236 32l14-3 18 7 22-7q6-1 6 2t-5 4l-17 5-17 12h-6l9-10-12 3-7 6h-4l4-9Z" />
    </>
  )
}

function Street() {
  return (
    <>
      <path className={surface} d="M20 96V40h60v56ZM86 96V54h36v42Z" />
      <path
        className={ground}
        d="M20 96V40h60v56M14 40h72M86 96V54h36v42M32 52h12v12H32ZM56 52h12v12H56ZM42 96V76h16v20"
      />
      <path className={ground} d="M140 96V66" />
      <circle className={brass} cx="140" cy="52" r="16" />
    </>
  )
}
