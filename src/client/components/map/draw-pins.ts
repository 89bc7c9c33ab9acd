// Pins are real buttons over the canvas: reachable by keyboard, with name and count as accessible name.

import { Marker, type MapLibreMap } from './maplibre.ts'
import type { Pin } from './pins.ts'
import { pin as pinLook } from './LocationMap.css.ts'

type Shown = { pin: Pin; element: HTMLButtonElement; marker: Marker }

/** `nameOf` is the accessible name of a pin; `onPress` gets the pressed pin. */
export function drawPins(map: MapLibreMap, nameOf: (pin: Pin) => string, onPress: (pin: Pin) => void) {
  const shown = new Map<string, Shown>()

  function add(pin: Pin): Shown {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = pinLook
    const marker = new Marker({ element, anchor: 'center' })
      .setLngLat([pin.longitude, pin.latitude])
      .addTo(map)
    const one = { pin, element, marker }
    element.addEventListener('click', () => onPress(one.pin))
    element.addEventListener('focus', () => reveal(one))
    return one
  }

  /** What is reached by keyboard beyond the edge comes into the picture; the browser would scroll the canvas away. */
  function reveal({ pin, element }: Shown): void {
    const box = map.getContainer().getBoundingClientRect()
    const { left, right, top, bottom } = element.getBoundingClientRect()
    map.getContainer().scrollTo(0, 0)
    if (left < box.left || right > box.right || top < box.top || bottom > box.bottom)
      map.easeTo({ center: [pin.longitude, pin.latitude] })
  }

  return {
    /** A pin that stays keeps its element, and so its focus; the focus of one that goes is taken by who stands for it. */
    show(pins: readonly Pin[], picked: Pin | undefined): void {
      const focused = [...shown.values()].find(({ element }) => element === document.activeElement)?.pin
      for (const [id, { marker }] of shown) {
        if (pins.some((pin) => pin.id === id)) continue
        marker.remove()
        shown.delete(id)
      }
      for (const pin of pins) {
        const one = shown.get(pin.id) ?? add(pin)
        one.pin = pin
        one.element.textContent = pin.cars === null ? '' : String(pin.cars)
        one.element.ariaLabel = nameOf(pin)
        one.element.ariaPressed = String(pin.id === picked?.id)
        shown.set(pin.id, one)
      }
      if (focused === undefined || shown.has(focused.id)) return
      const heir = pins.find(({ members }) =>
        members.some(({ id, parent }) => id === focused.id || parent === focused.id),
      )
      if (heir) shown.get(heir.id)?.element.focus({ preventScroll: true })
      else map.getCanvas().focus({ preventScroll: true })
    },
  }
}
