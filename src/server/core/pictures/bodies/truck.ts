/** The delivery truck: a cab over its engine and a plain box behind. */
import { arch, type BodyDrawing } from '#server/core/pictures/body-drawing.ts'

const cabSill = 292
const front = { x: 112, radius: 36 }
const rear = { x: 440, radius: 36 }

export const truck: BodyDrawing = {
  span: [29, 568],
  light: { roof: 116, shoulder: 216, sill: cabSill },
  wheels: [
    { ...front, style: 'steel' },
    { ...rear, style: 'steel' },
  ],
  outlines: [
    ['under', 'M150 272H566V284H470L400 288H160z'],
    [
      'trim',
      'M200 284H262C266 284 268 286 268 290V300C268 304 266 306 262 306H200C196 306 194 304 194 300V290C194 286 196 284 200 284z',
    ],
    [
      'trim',
      'M286 296H392V300H286zM286 304H392V308H286zM298 284h4v24h-4zM376 284h4v24h-4zM492 284h4v12h-4zM484 294H566V300H484z',
    ],
    ['box', 'M170 74H562C566 74 568 76 568 80V268H168V78C168 75 168 74 170 74z'],
    ['crease', 'M234 80V261M300 80V261M366 80V261M432 80V261M498 80V261'],
    ['metal', 'M168 262H568V272H168zM168 74H568V79H168zM168 74h5v196h-5zM563 74h5v196h-5z'],
    [
      'shell',
      'M36 290C31 288 29 284 29 278L30 226C31 214 34 204 38 192L54 138C58 124 66 117 80 116H142C151 116 156 121 156 130V284C156 289 154 292 150 292' +
        arch(front.x, front.radius, 5, cabSill) +
        'z',
    ],
    ['pillar', 'M50 194L66 142C69 133 75 129 84 129H134C140 129 143 132 143 138V196C110 199 78 198 50 194z'],
    ['glass', 'M78 194L88 142C90 136 94 133 100 133H132C137 133 139 135 139 140V194C118 196 96 196 78 194z'],
    ['glass', 'M56 191L70 144C72 138 76 135 82 134L72 193z'],
    ['sheen', 'M34 222C70 217 110 215 156 215V220C110 221 70 223 33 229z'],
    ['seam', 'M74 198C66 214 64 230 66 250M146 196V284M74 198H144M118 222.5h18M30 250H62M58 196L46 204'],
    ['handle', 'M118 220h18'],
    ['trim', 'M29 264H66L60 292H37C31 290 29 286 29 280z'],
    ['headlamp', 'M31 234C38 230 48 229 58 230V246C48 248 38 248 30 246z'],
    ['lens', 'M45 233a5 5 0 1 0 .1 0z'],
    ['indicator', 'M60 230h7v16h-7z'],
    [
      'trim',
      'M40 152H34C31 152 30 154 30 158V186C30 189 31 190 34 190H41C44 190 45 189 45 186V158C45 154 44 152 40 152zM45 156H60V159H45z',
    ],
    ['tailLamp', 'M560 284h8v10h-8z'],
  ],
}
