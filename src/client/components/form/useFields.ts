import { useState } from 'react'
import type { Problem } from './problems.ts'

export type Problems<N extends string> = Partial<Record<N, Problem | undefined>>

export type Fields<N extends string> = {
  values: Record<N, string>
  /** The error to show at a field: never while it is being typed, gone as soon as it is right. */
  shown: (name: N) => Problem | undefined
  change: (name: N, value: string) => void
  leave: (name: N) => void
  /** What the server has against fields; the first of them gets the focus. */
  refuse: (refused: Problems<N>, form: HTMLFormElement) => void
  /** True when it can be sent; otherwise all errors show, and the first wrong field gets the focus. */
  check: (form: HTMLFormElement) => boolean
}

/** The fields of a form, in the order of the screen. */
export function useFields<N extends string>(
  initial: Record<N, string>,
  problemsOf: (values: Record<N, string>) => Problems<N>,
): Fields<N> {
  const names = Object.keys(initial) as N[]
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<N>>(new Set())
  const [refused, setRefused] = useState<Problems<N>>({})
  const problems = problemsOf(values)

  function shown(name: N) {
    return refused[name] ?? (left.has(name) ? problems[name] : undefined)
  }
  return {
    values,
    shown,
    change(name, value) {
      if (!shown(name)) setLeft((left) => new Set([...left].filter((each) => each !== name)))
      setRefused((refused) => ({ ...refused, [name]: undefined }))
      setValues((values) => ({ ...values, [name]: value }))
    },
    leave(name) {
      // An empty field is only missed when the person goes on.
      if (values[name].trim() !== '') setLeft((left) => new Set([...left, name]))
    },
    refuse(refused, form) {
      setRefused(refused)
      focus(
        form,
        names.find((name) => refused[name]),
      )
    },
    check(form) {
      setLeft(new Set(names))
      const first = names.find((name) => problems[name] ?? refused[name])
      focus(form, first)
      return first === undefined
    },
  }
}

/** Once the screen has rendered the errors. */
function focus(form: HTMLFormElement, name: string | undefined): void {
  if (name === undefined) return
  requestAnimationFrame(() => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  })
}
