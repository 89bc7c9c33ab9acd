import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { field as fieldLook, help as helpText, label as labelText } from '../Field/Field.css.ts'
import { area, baseline, empty, ink } from './SignatureField.css.ts'
import { field, pathOf, type Point } from './stroke-path.ts'

type SignatureFieldProps = {
  label: string
  /** Lines in the words of SVG; null before anything was drawn. */
  value: string | null
  onChange: (path: string | null) => void
  /** Read where nothing was drawn yet, and by who cannot draw. */
  help: ReactNode
  /** What takes the drawing away, and what stands in for it: beside each other below. */
  children?: ReactNode
}

/** A field to sign in with a finger, a pen or a mouse. Who cannot draw needs another way beside it. */
export function SignatureField({ label, value, onChange, help, children }: SignatureFieldProps) {
  const id = useId()
  const strokes = useRef<Point[][]>([])
  const [drawn, setDrawn] = useState<string | null>(null)
  const isDrawing = useRef(false)

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
    const box = currentTarget.getBoundingClientRect()
    const within = (at: number, size: number, units: number) =>
      Math.min(units, Math.max(0, (at / (size || 1)) * units))
    return [
      within(clientX - box.left, box.width, field.width),
      within(clientY - box.top, box.height, field.height),
    ]
  }
  function begin(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    // Taken away since, or of another time: then this is the first stroke.
    if (value === null) strokes.current = []
    isDrawing.current = true
    strokes.current.push([pointOf(event)])
    setDrawn(pathOf(strokes.current))
  }
  function draw(event: PointerEvent<SVGSVGElement>) {
    if (!isDrawing.current) return
    strokes.current.at(-1)?.push(pointOf(event))
    setDrawn(pathOf(strokes.current))
  }
  function end() {
    if (!isDrawing.current) return
    isDrawing.current = false
    onChange(pathOf(strokes.current))
    setDrawn(null)
  }

  const path = drawn ?? value
  return (
    <div className={fieldLook}>
      <span id={`${id}-label`} className={labelText}>
        {label}
      </span>
      <svg
        className={classes(area, path === null && empty)}
        viewBox={`0 0 ${field.width} ${field.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className={baseline} d={`M30 ${field.height - 45}H${field.width - 30}`} />
        {path !== null && <path className={ink} d={path} />}
      </svg>
      <p id={`${id}-help`} className={helpText}>
        {help}
      </p>
      {children}
    </div>
  )
}
