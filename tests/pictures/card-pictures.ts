// Draws the cards that a link to this site shows where it is sent, one a language: `npm run pictures` calls it. They need
// no running product: the fonts, the colours of the dark theme and the drawings are ours. The result is committed.

import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#domain/language.ts'
import { bodyDrawings } from '#server/core/pictures/bodies.ts'
import { carDefinitions, carFigure } from '#server/core/pictures/draw-car.ts'
import { wordmark } from '#server/core/pictures/lettering.ts'
import { paints } from '#server/core/pictures/paint.ts'

const root = resolve(import.meta.dirname, '../..')
const font = readFileSync(
  resolve(root, 'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
).toString('base64')

/** The first words of the home page. */
const lines: Record<Language, string> = {
  en: 'A fine car, ready when you arrive',
  fr: 'Une belle voiture, prête à votre arrivée',
  es: 'Un coche excelente, listo a su llegada',
}

const obsidian = '#0F0F10'
const brass = '#D8B878'
const ivory = '#F4F1EA'
const quiet = '#B9B4A9'

const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs>' +
  carDefinitions(bodyDrawings.suv, paints.champagne) +
  `<radialGradient id="glow"><stop offset="0" stop-color="${brass}" stop-opacity=".26"/><stop offset="1" stop-color="${brass}" stop-opacity="0"/></radialGradient></defs>` +
  `<path fill="${obsidian}" d="M0 0h1200v630H0z"/>` +
  `<ellipse cx="600" cy="440" rx="640" ry="250" fill="url(#glow)"/>` +
  `<ellipse cx="600" cy="574" rx="560" ry="52" fill="url(#glow)"/>` +
  `<g fill="none" stroke="${brass}" stroke-linecap="round"><path stroke-width="1.6" d="M150 598C280 586 360 606 490 598S690 584 820 596S960 606 1050 590"/>` +
  '<path stroke-width="1" opacity=".6" d="M240 615C340 606 420 622 520 615S700 606 800 615S920 622 970 612"/></g>' +
  `<g stroke-linecap="round" transform="translate(173 111)scale(1.425)">${carFigure(bodyDrawings.suv, paints.champagne)}</g>` +
  `<path fill="${brass}" transform="translate(${600 - wordmark.width * 0.3} 86)scale(.6)" d="${wordmark.path}"/>` +
  `<path fill="${brass}" d="M570 108h60v1.2h-60z"/></svg>`

const page = (language: Language) => `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
@font-face { font-family: 'Instrument Serif'; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; background: ${obsidian} }
h1 { position: absolute; inset: 128px 60px auto; margin: 0; text-align: center; white-space: nowrap; font: 400 72px/80px 'Instrument Serif'; letter-spacing: -.01em; color: ${ivory} }
p { position: absolute; inset: 220px 60px auto; margin: 0; text-align: center; font: 400 30px/36px 'Instrument Serif'; color: ${quiet} }
</style>${scene}<h1>${lines[language]}</h1><p>Douala · Yaoundé · Kribi</p></html>`

const path = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox'] })
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const language of Object.keys(lines) as Language[]) {
  await tab.setContent(page(language))
  await tab.evaluate(() => document.fonts.ready.then(() => undefined))
  const picture = await sharp(await tab.screenshot())
    .png({ palette: true, quality: 95, compressionLevel: 9, effort: 10 })
    .toBuffer()
  writeFileSync(resolve(root, `public/og-${language}.png`), picture)
}
await browser.close()
