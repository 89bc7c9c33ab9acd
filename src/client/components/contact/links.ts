// Ways out of the app: a route to a place, a message to a supplier.

type Point = { latitude: number; longitude: number }

/** Opens the phone's map app, or the web when there is none; no key needed. */
export function directionsTo({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

/** As a map app or a taxi driver takes it, to about a metre. */
export function coordinatesOf({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

/** WhatsApp takes the number as bare digits with the country code. */
export function whatsappTo(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

export function callTo(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** `body` is what the mail begins with. */
export function mailTo(address: string, subject: string, body = ''): string {
  const text = body === '' ? '' : `&body=${encodeURIComponent(body)}`
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${text}`
}

/** What the voucher's code opens. */
export function bookingUrl(id: string, origin: string): string {
  return `${origin}/booking?b=${id}`
}
