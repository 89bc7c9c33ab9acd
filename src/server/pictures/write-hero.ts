/** Writes the home page's picture and the card shown when a link is shared. Run it after changing a drawing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { hero, heroDefinitions, heroScene } from './hero.ts'
import { type Lettering, cities, wordmark } from './lettering.ts'
import { brass, ink } from './monogram.ts'

const publicFolder = new URL('../../../public/', import.meta.url)

function centred({ width, path }: Lettering, baseline: number, scale: number, colour: string) {
  const left = 600 - (width * scale) / 2
  return `<path fill="${colour}" transform="translate(${left} ${baseline})scale(${scale})" d="${path}"/>`
}

/** Words that belong to no language, so that one card serves all three. */
const card =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">' +
  `<defs>${heroDefinitions}</defs><path fill="#F4F2EE" d="M0 0h1200v630H0z"/>` +
  centred(wordmark, 132, 1.1, ink) +
  `<path fill="${brass}" d="M560 158h80v1.6h-80z"/>` +
  centred(cities, 198, 0.66, '#55524C') +
  `<g transform="translate(216 152)scale(.8)">${heroScene}</g></svg>`

mkdirSync(new URL('pictures/', publicFolder), { recursive: true })
writeFileSync(new URL('pictures/hero.svg', publicFolder), hero)
const png = await sharp(Buffer.from(card)).resize(1200, 630).png({ palette: true, quality: 92 })
writeFileSync(new URL('og.png', publicFolder), await png.toBuffer())
