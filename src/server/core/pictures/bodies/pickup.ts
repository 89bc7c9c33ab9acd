/** The double cab: five seats, then a bed that carries what the road asks for. */
import { arch, archTrim, type BodyDrawing } from '#server/core/pictures/body-drawing.ts'

const sill = 290
const front = { x: 128, radius: 42 }
const rear = { x: 444, radius: 42 }

export const pickup: BodyDrawing = {
  span: [34, 566],
  light: { roof: 142, shoulder: 215, sill },
  wheels: [
    { ...front, style: 'star' },
    { ...rear, style: 'star' },
  ],
  outlines: [
    ['under', 'M48 276H550V292L530 300H64L44 290z'],
    [
      'shell',
      'M44 288C37 285 34 278 34 268L36 232C37 222 42 216 52 213C92 204 134 200 176 198C196 179 214 163 230 153C240 147 252 144 270 143C304 141 340 141 362 144C376 146 384 152 388 163L400 206H556C563 206 566 209 566 215L564 274C563 283 559 287 552 288' +
        arch(rear.x, rear.radius, 4, sill) +
        arch(front.x, front.radius, 4, sill) +
        'z',
    ],
    ['shadow', 'M176 278C250 260 330 254 398 251C396 262 395 274 395 284H176z'],
    ['sheen', 'M78 226C200 218 400 214 560 214C400 220 200 225 78 230z'],
    [
      'pillar',
      'M190 200C210 182 226 168 242 159C252 153 262 150 278 149C306 148 336 148 356 150C368 151 374 156 378 165L388 198z',
    ],
    ['glass', 'M198 198C216 182 231 170 246 162C255 156.5 264 154 279 153L298 152.5L300 198z'],
    ['glass', 'M307 152.3C326 152 342 152.5 354 154C364 155 369 159 372 166L381 197L309 198z'],
    ['chrome', 'M190 200L388 198'],
    [
      'seam',
      'M196 203C191 226 190 256 194 278M304 199L306 278M388 200C392 220 394 250 392 278M402 207L404 284M194 278H392M172 202C136 205 98 210 64 218M36 248C50 244 72 244 82 246M565 252H500M264 221.5h24M352 219.5h24M410 214H558',
    ],
    ['handle', 'M264 219h24M352 217h24'],
    ['trim', 'M404 203H564C567 203 567 208 564 208H404z'],
    ['trim', archTrim(front.x, front.radius, 4, 7, sill)],
    ['trim', archTrim(rear.x, rear.radius, 4, 7, sill)],
    ['trim', 'M168 278H404V284H168z'],
    ['metal', 'M186 290H386C390 290 390 296 386 296H186C182 296 182 290 186 290z'],
    ['trim', 'M35 262H84V290H46C38 287 35 280 35 272z'],
    ['metal', 'M510 276H564C566 276 566 288 562 288H512z'],
    ['panel', 'M196 197C195 187 201 184 212 185C219 186 221 191 220 199C213 202 201 202 196 197z'],
    ['headlamp', 'M38 226C48 219 66 216 86 215.5C84 224 70 231 37 233z'],
    ['lens', 'M68 218.5a4 4 0 1 0 .1 0z'],
    ['tailLamp', 'M566 214H552V240H565z'],
  ],
}
