/** Writes the app's icons into public/icons and public. Run it after changing the monogram; the result is committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { brass, ink, monogram } from '#server/core/pictures/monogram.ts'

const publicFolder = new URL('../../../public/', import.meta.url)
const folder = new URL('icons/', publicFolder)
const everything = 'M0 0h512v512H0z'
const roundedSquare =
  'M112 0h288a112 112 0 0 1 112 112v288a112 112 0 0 1-112 112H112A112 112 0 0 1 0 400V112A112 112 0 0 1 112 0z'

/** `scale` sizes the mark within its field; 1 fills 64 % of the width. */
function icon(field: string | null, colour: string, scale: number): string {
  const shift = Math.round(256 * (1 - scale) * 10) / 10
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    (field ? `<path fill="${ink}" d="${field}"/>` : '') +
    `<g transform="translate(${shift} ${shift})scale(${scale})">${monogram(colour)}</g></svg>`
  )
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An icon file may simply wrap one PNG: a six-byte header and one directory entry. */
function icoOf(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}

const standard = icon(roundedSquare, brass, 1.06)
// The launcher may cut everything outside the middle 80 %.
const maskable = icon(everything, brass, 0.94)
const monochrome = icon(null, '#FFFFFF', 1.1)
const favicon = icon(roundedSquare, brass, 1.28)

mkdirSync(folder, { recursive: true })
writeFileSync(new URL('icon.svg', folder), standard)
writeFileSync(new URL('favicon.svg', folder), favicon)
for (const size of [192, 512]) {
  writeFileSync(new URL(`icon-${size}.png`, folder), await png(standard, size))
  writeFileSync(new URL(`maskable-${size}.png`, folder), await png(maskable, size))
}
writeFileSync(new URL('monochrome-512.png', folder), await png(monochrome, 512))
const touch = sharp(await png(icon(everything, brass, 1.04), 180)).flatten({
  background: ink,
})
writeFileSync(new URL('apple-touch-icon.png', folder), await touch.png().toBuffer())
writeFileSync(new URL('favicon.ico', publicFolder), icoOf(await png(favicon, 32), 32))
