/** The mark of the house: a W made of two bends of the river, the second passing over the first. */
const firstBend =
  'M92 160C100 262 138 356 190 356C236 356 262 258 268 160H262C252 236 232 302 202 302C164 302 140 236 128 160z'
const secondBend =
  'M236 160C244 262 282 356 334 356C380 356 412 258 420 160H412C400 236 376 302 346 302C308 302 284 236 272 160z'

export const brass = '#C9A45C'
export const ink = '#1A1A1A'

/** Drawn on a field of 512. The gap between the bends is cut, not painted, so it works on any ground. */
export function monogram(colour: string): string {
  return (
    '<mask id="m"><path fill="#FFF" d="M0 0h512v512H0z"/>' +
    `<path stroke="#000" stroke-width="12" d="${secondBend}"/></mask>` +
    `<path fill="${colour}" mask="url(#m)" d="${firstBend}"/><path fill="${colour}" d="${secondBend}"/>`
  )
}
