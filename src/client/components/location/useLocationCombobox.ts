import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Location } from '#contract/cars/locations.ts'
import { usePlaces } from './usePlaces.ts'
import { placeNamed } from '#domain/location/place-named.ts'
import { useNearMe } from './useNearMe.ts'
import { usePlaceList } from './usePlaceList.ts'

type Options = {
  value: string | null
  recent: readonly string[]
  onChange: (id: string) => void
  /** A phone gives the field up after the choice, or its keyboard would stay over the page. */
  keepsFocus: boolean
}

/** The state of an editable combobox with a list (WAI-ARIA pattern): the focus stays in the field, the list is pointed at. */
export function useLocationCombobox({ value, recent, onChange, keepsFocus }: Options) {
  const id = useId()
  const { all, nameOf, query } = usePlaces()
  const nearMe = useNearMe()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  /** The row that arrows point at; null until they do. */
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const inputRef = useRef<HTMLInputElement>(null)

  const list = usePlaceList(isOpen)
  const found = list?.groupsFor(all, typed ?? '', recent, nearMe.point)
  const groups = found?.groups ?? []
  const isCertain = found?.isCertain ?? true
  // Nobody is given a place they did not name because it was first.
  const active = pointedAt ?? (typed?.trim() && isCertain ? 0 : -1)
  const options = groups.flatMap((group) => group.places)
  const optionId = (index: number) => `${id}-option-${index}`

  const open = () => {
    setIsOpen(true)
    setPointedAt(-1)
  }
  const close = () => {
    setIsOpen(false)
    setTyped(null)
    setPointedAt(null)
  }
  const choose = (place: Location) => {
    onChange(place._id)
    close()
    if (!keepsFocus) inputRef.current?.blur()
  }
  const type = (text: string) => {
    setTyped(text)
    setIsOpen(true)
    setPointedAt(null)
  }
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    const named = typed === null ? null : placeNamed(all, typed)
    if (named && named._id !== value) onChange(named._id)
    close()
  }
  const move = (step: number) => {
    if (!isOpen) open()
    else if (options.length > 0)
      setPointedAt((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length)
  }
  const press = (event: KeyboardEvent) => {
    const pointed = options[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && isOpen && pointed) choose(pointed)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    id,
    optionId,
    inputRef,
    /** What draws the list; null until it is there. */
    Options: list?.LocationOptions ?? null,
    groups,
    options,
    nearMe,
    isOpen,
    active,
    isCertain,
    query,
    text: typed ?? (value === null ? '' : nameOf(value)),
    open,
    close,
    choose,
    type,
    leave,
    press,
  }
}
