/** The addresses of a car's photographs: each in three widths and two formats, and a JPEG for previews of links. */

export const mostPhotos = 8

/** In pixels; every photograph is 3:2. */
export const photoWidths = [360, 720, 1200] as const
export const photoFormats = ['avif', 'webp'] as const

/** An id is 16 random bytes, as hexadecimal digits. */
export const photoIdPattern = /^[0-9a-f]{32}$/

export const photoFolder = '/pictures/photos/'

/** The address of one file. What is under it never changes. */
export function photoAddress(
  id: string,
  width: (typeof photoWidths)[number],
  format: (typeof photoFormats)[number] | 'jpg',
): string {
  return `${photoFolder}${id}-${width}.${format}`
}

/** The photograph of an address; null for any other picture. */
export function photoIdOf(address: string): string | null {
  return /^\/pictures\/photos\/([0-9a-f]{32})-\d+\.(?:avif|webp|jpg)$/.exec(address)?.[1] ?? null
}
