/** Gives each outline its paint, in drawing order. */
import type { Outline, Part } from './body-drawing.ts'
import type { Paint } from './paint.ts'

function stroke(colour: string, width: number): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}"`
}

/** Presentation attributes, never style blocks: a strict content policy would drop those. */
function attributesOf(part: Part, paint: Paint): string {
  const attributes: Record<Part, string> = {
    shell: `fill="url(#p)" stroke="${paint.line}" stroke-width=".8"`,
    panel: `fill="${paint.base}" stroke="${paint.line}" stroke-width=".6"`,
    box: 'fill="#EFEBE3" stroke="#B5AFA4" stroke-width=".8"',
    metal: 'fill="#8F9397" stroke="#5D6065" stroke-width=".6"',
    under: 'fill="#121214"',
    trim: 'fill="#232327"',
    pillar: 'fill="#17181B"',
    glass: 'fill="url(#g)"',
    sheen: `fill="${paint.highlight}" opacity=".45"`,
    shadow: `fill="${paint.shade}" opacity=".55"`,
    seam: stroke(paint.line, 1.2),
    crease: `${stroke(paint.highlight, 1.3)} opacity=".7"`,
    chrome: stroke('#D9D9D6', 1.6),
    rail: stroke('#3F4146', 2.2),
    handle: stroke(paint.highlight, 2.6),
    headlamp: 'fill="#D3DADE" stroke="#5F656A" stroke-width=".8"',
    lens: 'fill="#5B6469" stroke="#FFF" stroke-width="1"',
    tailLamp: 'fill="#9E1F26" stroke="#5F1216" stroke-width=".8"',
    indicator: 'fill="#D88A2B"',
  }
  return attributes[part]
}

/**
 * Neighbours that play the same part share one group. Not one path: where two outlines of opposite
 * direction overlap, a single path would leave a hole.
 */
export function layers(outlines: Outline[], paint: Paint): string {
  const groups: { part: Part; paths: string[] }[] = []
  for (const [part, path] of outlines) {
    const last = groups.at(-1)
    if (last?.part === part) last.paths.push(path)
    else groups.push({ part, paths: [path] })
  }
  return groups
    .map(({ part, paths }) => {
      const attributes = attributesOf(part, paint)
      if (paths.length === 1) return `<path ${attributes} d="${paths[0]}"/>`
      return `<g ${attributes}>${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`
    })
    .join('')
}
