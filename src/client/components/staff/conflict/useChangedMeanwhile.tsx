import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { DraftFormState } from '../useDraftForm.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { differencesOf, isSame, valueAt, withValueAt, type Difference } from './differences.ts'

type Versioned = { was: number }

type Form<D> = Omit<DraftFormState, 'submit'> & {
  draft: D
  change: (part: Partial<D>) => void
  submit: (form: HTMLFormElement | null, ready?: D) => void
}

type Conflict<D> = {
  /** What the server has, as the form shows it; its `was` is the version. */
  theirs: D
  title: ReactNode
  /** What a field, or a part of one, is called; null for one that nobody chooses. */
  labelOf: (path: string) => string | null
  /** How a value is written that is more than a text or a switch; null for one that says nothing in words, as an id. */
  write?: (path: string, value: unknown) => string | null | undefined
}

/**
 * A form whose record somebody else may change meanwhile: what it shows then, and a submit that saves what was chosen over the
 * version that was seen. A field that only they changed begins as theirs. Where nothing differs, both made the same change, and
 * nobody is asked.
 */
export function useChangedMeanwhile<D extends Versioned>(form: Form<D>, conflict: Conflict<D>) {
  const { t } = useLingui()
  const { theirs, title, labelOf, write } = conflict
  const { draft } = form
  const isOld = draft.was !== theirs.was
  /** What the form began with; unknown of a draft that was restored over a newer version. */
  const [base, setBase] = useState(isOld ? null : theirs)
  if (!isOld && base?.was !== theirs.was) setBase(theirs)
  const [seen, setSeen] = useState<{ version: number; list: Difference[] } | null>(null)
  // The rows stay as they are while values are chosen.
  if (isOld && seen?.version !== theirs.was)
    setSeen({
      version: theirs.was,
      list: differencesOf(draft, theirs).filter(({ path }) => path !== 'was' && labelOf(path) !== null),
    })
  const version = isOld && seen?.version === theirs.was ? seen.version : null
  const list = version === null ? [] : seen!.list
  const takeUntouched = useEffectEvent(() => {
    if (base === null) return
    const untouched = list.filter(({ path, mine }) => isSame(mine, valueAt(base, path)))
    const merged = { ...draft }
    for (const { path, theirs: other } of untouched) Object.assign(merged, withValueAt(merged, path, other))
    if (untouched.length > 0) form.change(merged)
  })
  useEffect(() => {
    if (version !== null) takeUntouched()
  }, [version])

  const shown = (path: string, value: unknown): string => {
    const own = write?.(path, value)
    if (own === null) return ''
    if (own !== undefined) return own === '' ? '–' : own
    if (typeof value === 'boolean') return value ? t`on` : t`off`
    if (typeof value === 'string' || typeof value === 'number') return value === '' ? '–' : String(value)
    return ''
  }
  const choices = list.map(({ path, mine: atFirst, theirs: other }) => {
    const now = valueAt(draft, path)
    const takesTheirs = isSame(now, other)
    const mine = takesTheirs ? atFirst : now
    return {
      path,
      label: labelOf(path) ?? path,
      mine: shown(path, mine),
      theirs: shown(path, other),
      takesTheirs,
      onChoose: (isTheirs: boolean) =>
        isTheirs !== takesTheirs && form.change(withValueAt(draft, path, isTheirs ? other : mine)),
    }
  })
  return {
    form: {
      ...form,
      submit: (element: HTMLFormElement | null) =>
        form.submit(element, isOld ? { ...draft, was: theirs.was } : draft),
    },
    changedMeanwhile: choices.length > 0 && (
      <ChangedMeanwhile key={theirs.was} title={title} choices={choices} />
    ),
  }
}
