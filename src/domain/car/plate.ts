// Number plates: people write them with spaces, dashes and small letters; stored they are capital letters and digits alone.

import { typedLine } from '../text/pasted.ts'

const written = /^[A-Z0-9]{4,10}$/

/** The plate as it is stored (`LT123AB`), so that the same one is found however it is typed; null for what is none. */
export function normalisePlate(typed: string): string | null {
  const plate = typedLine(typed)
    .toUpperCase()
    .replaceAll(/[ .·-]/g, '')
  return written.test(plate) && /\d/.test(plate) ? plate : null
}

/** A stored plate as it stands on the car: `LT 123 AB`. */
export function showPlate(plate: string): string {
  return plate.match(/[A-Z]+|\d+/g)?.join(' ') ?? plate
}

/** A car where only text can stand: its name with its plate, which other cars of that name have not. */
export function nameWithPlate({ name, plate }: { name: string; plate?: string | null | undefined }): string {
  return plate ? `${name} · ${showPlate(plate)}` : name
}
