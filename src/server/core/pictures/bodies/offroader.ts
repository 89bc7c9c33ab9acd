/** The expedition car: upright glass, a flat bonnet, the spare wheel within reach. */
import { arch, archTrim, type BodyDrawing } from '#server/core/pictures/body-drawing.ts'

const sill = 288
const front = { x: 138, radius: 43 }
const rear = { x: 436, radius: 43 }

export const offroader: BodyDrawing = {
  span: [47, 556],
  light: { roof: 124, shoulder: 208, sill },
  wheels: [
    { ...front, style: 'star' },
    { ...rear, style: 'star' },
  ],
  outlines: [
    ['under', 'M60 274H534V292L520 300H74L56 290z'],
    ['trim', 'M538 170H550C557 170 560 175 560 183V236C560 244 557 249 550 249H538z'],
    [
      'shell',
      'M54 286C49 283 47 277 47 268L48 214C49 204 54 199 64 197C104 193 148 191 190 190L226 140C231 132 238 128 250 127C330 123 440 123 512 126C524 127 530 132 532 142L539 206L541 268C541 278 538 285 532 287' +
        arch(rear.x, rear.radius, 4, sill) +
        arch(front.x, front.radius, 4, sill) +
        'z',
    ],
    ['shadow', 'M186 276C250 258 330 250 392 247C388 258 387 270 387 282H186z'],
    ['sheen', 'M60 214C200 209 380 207 538 207C380 212 200 216 60 219z'],
    ['pillar', 'M200 192L234 144C238 138 244 135 252 135H506C515 135 519 138 520 146L526 190z'],
    ['glass', 'M208 189L239 146C243 141 247 139 253 139H312V189z'],
    ['glass', 'M322 139H406V189H322z'],
    ['glass', 'M416 139H504C511 139 515 142 516 148L521 188L416 189z'],
    [
      'seam',
      'M204 194V274M317 192V276M411 192C413 214 408 226 398 234C390 242 386 256 384 274M204 276H384M186 194C146 195 104 197 66 202M196 192L188 200M536 190L538 206M48 246C60 244 84 244 94 246M541 246H496M280 214.5h24M374 214.5h24M462 198h20v20h-20z',
    ],
    ['handle', 'M280 212h24M374 212h24'],
    ['rail', 'M246 126L252 120.5H508L514 126M380 121V124'],
    ['trim', archTrim(front.x, front.radius, 4, 8, sill)],
    ['trim', archTrim(rear.x, rear.radius, 4, 8, sill)],
    ['trim', 'M178 276H396V283H178z'],
    ['metal', 'M194 290H382C386 290 386 296 382 296H194C190 296 190 290 194 290z'],
    ['trim', 'M47 260H96V288H56C49 285 47 278 47 270z'],
    ['trim', 'M541 260H478V288H532C539 286 541 278 541 270z'],
    ['panel', 'M206 190C205 180 209 176 219 176C226 176 228 180 228 188V194H211C208 194 206 193 206 190z'],
    ['headlamp', 'M49 212C58 208 72 207 82 208V226C70 228 58 228 48 226z'],
    ['lens', 'M66 210.5a6 6 0 1 0 .1 0z'],
    ['indicator', 'M84 209C88 209 91 209 94 210V224C91 225 88 225 84 225z'],
    ['tailLamp', 'M539 210H526V238H540z'],
  ],
}
