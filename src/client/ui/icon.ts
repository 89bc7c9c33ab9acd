// Stands in for lucide-react's own way of drawing its icons, in the built app: the same picture from the same data.

import { createElement, type SVGProps } from 'react'

type Drawing = { node: [tag: string, attributes: Record<string, string>][] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/** Gives the component of one icon. A picture beside words says nothing of its own: it is hidden unless it has a name. */
export default function createIcon({ node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ size = 24, className, children, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !('aria-label' in rest),
        ...rest,
        className: className ? `lucide ${className}` : 'lucide',
      },
      ...shapes,
      children,
    )
  }
}
