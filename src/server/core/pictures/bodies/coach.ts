/** The coach: an upright face, a long row of windows, a folding door behind the front wheel. */
import { arch, type BodyDrawing } from '#server/core/pictures/body-drawing.ts'

const sill = 302
const front = { x: 128, radius: 36 }
const rear = { x: 432, radius: 36 }

const pane = (from: number, to: number) =>
  `M${from + 5} 138H${to - 5}C${to - 2} 138 ${to} 140 ${to} 143V191C${to} 194 ${to - 2} 196 ${to - 5} 196H${from + 5}C${from + 2} 196 ${from} 194 ${from} 191V143C${from} 140 ${from + 2} 138 ${from + 5} 138z`

export const coach: BodyDrawing = {
  span: [27, 573],
  light: { roof: 104, shoulder: 216, sill },
  wheels: [
    { ...front, style: 'steel' },
    { ...rear, style: 'steel' },
  ],
  outlines: [
    ['under', 'M44 288H562V302L548 308H56L40 301z'],
    ['metal', 'M190 98H420C426 98 428 104 426 108H184C182 104 184 98 190 98z'],
    [
      'shell',
      'M38 300C30 297 27 289 27 278L28 238C29 222 33 208 38 194L54 138C60 118 70 109 90 107C220 102 430 102 540 106C558 107 566 113 568 130L573 276C573 290 569 298 562 301' +
        arch(rear.x, rear.radius, 5, sill) +
        arch(front.x, front.radius, 5, sill) +
        'z',
    ],
    ['shadow', 'M172 294C250 276 330 270 392 266C389 278 388 288 388 298H172z'],
    ['sheen', 'M40 226C200 217 380 213 570 213C400 220 200 228 40 234z'],
    [
      'pillar',
      'M50 200L66 146C70 134 78 129 92 128H540C550 128 554 132 555 142L558 202C400 206 220 206 50 200z',
    ],
    ['glass', 'M58 196L72 148C75 139 80 136 90 135.500H122V198C100 198 78 197.500 58 196z'],
    ...[178, 252, 326, 400, 474].map((x): BodyDrawing['outlines'][number] => ['glass', pane(x, x + 68)]),
    ['glass', 'M132 138H166V262H132z'],
    [
      'seam',
      'M128 134H170V296M149 138V264M128 134V250M178 252H566M28 262H62M500 262V296M536 262V296M500 262H536',
    ],
    [
      'panel',
      'M46 152H38C34 152 32 154 32 158V184C32 188 34 190 38 190H44C47 190 48 188 48 185V158C48 154 48 152 46 152z',
    ],
    ['headlamp', 'M30 244C40 239 54 238 68 239V254C54 257 40 257 29 255z'],
    ['lens', 'M48 241.500a5.500 5.500 0 1 0 .1 0z'],
    ['indicator', 'M70 240h7v14h-7z'],
    ['tailLamp', 'M563 226H571L572 256H563z'],
    ['trim', 'M28 274H72L64 291H36C31 288 28 282 28 276z'],
    ['trim', 'M172 299H390V304H172z'],
  ],
}
