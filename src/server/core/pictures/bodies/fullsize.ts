/** The large four-by-four: three rows under one long, level roof and an upright tailgate. */
import { arch, archTrim, type BodyDrawing } from '#server/core/pictures/body-drawing.ts'

const sill = 291
const front = { x: 140, radius: 43 }
const rear = { x: 446, radius: 43 }

export const fullsize: BodyDrawing = {
  span: [45, 551],
  light: { roof: 127, shoulder: 210, sill },
  wheels: [
    { ...front, style: 'fine' },
    { ...rear, style: 'fine' },
  ],
  outlines: [
    ['under', 'M64 278H532V296L520 302H76L58 294z'],
    [
      'shell',
      'M55 290C48 287 45 280 45 268V215C45 206 50 200 60 198C100 191 144 188 186 187C206 170 226 152 244 140C256 133 276 129.5 300 128.500C370 126 450 126 508 129C523 130 529 135 532 145L541 196C548 200 551 206 551 214L550 266C549 280 545 288 539 290.5' +
        arch(rear.x, rear.radius, 4, sill) +
        arch(front.x, front.radius, 4, sill) +
        'z',
    ],
    ['shadow', 'M188 280C250 260 330 252 400 249C397 262 396 276 396 286H188z'],
    ['sheen', 'M70 217C200 211 380 209 548 209C380 214 200 219 70 222z'],
    [
      'pillar',
      'M198 191C215 175 232 160 250 149C264 141 290 138 320 137C390 135 450 136 502 138C511 139 515 143 517 150L524 190z',
    ],
    ['glass', 'M207 189C222 174 238 162 255 153C269 146 292 143 318 142.5L320 189z'],
    ['glass', 'M327 142.3C360 141.500 390 141.500 412 142L416 189H327z'],
    ['glass', 'M424 142C450 142 478 143 497 145C505 146 508 149 510 155L515 188H428z'],
    ['chrome', 'M198 192H524M180 286H412'],
    [
      'seam',
      'M203 195C198 224 198 256 204 279M324 192L326 281M420 192C424 214 416 228 402 238C394 246 388 262 386 279M204 281H388M182 191C146 194 106 199 66 207M537 192L539 208M45 246C60 242 84 241 94 244M551 246C536 242 512 242 500 246M286 217.5h26M386 215.5h26',
    ],
    ['handle', 'M286 215h26M386 213h26'],
    ['rail', 'M262 130L270 123.500H494L502 128'],
    ['trim', archTrim(front.x, front.radius, 4, 5, sill)],
    ['trim', archTrim(rear.x, rear.radius, 4, 5, sill)],
    ['trim', 'M180 280H410V290H180z'],
    ['metal', 'M192 292H396C400 292 400 297 396 297H192C188 297 188 292 192 292z'],
    ['trim', 'M45 266C60 264 82 265 96 268V290H56C49 287 45 280 45 272z'],
    ['trim', 'M550 264C536 263 510 265 492 270V290H540C547 286 550 278 550 266z'],
    ['metal', 'M46 218H56V244H46z'],
    ['panel', 'M204 190C203 180 208 177 219 177C226 178 228 182 227 190C220 194 210 194 204 190z'],
    ['headlamp', 'M57 214C68 208 86 206 106 206V222C90 226 72 227 57 227z'],
    ['lens', 'M94 209.5a4 4 0 1 0 .1 0zM76 210.5a4 4 0 1 0 .1 0z'],
    ['tailLamp', 'M543 198L551 212V236H538L530 198z'],
  ],
}
