// The reference of a booking, short enough for the phone.

/** Groups of four, as a reference is read over the phone: `7KQ2M9XA` becomes `7KQ2 M9XA`. */
export function groupedReference(reference: string): string {
  return reference.match(/.{1,4}/g)?.join(' ') ?? reference
}
