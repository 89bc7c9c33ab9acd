/** Writes the home page's picture. Run it after changing a drawing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { hero } from './hero.ts'

const publicFolder = new URL('../../../public/', import.meta.url)

mkdirSync(new URL('pictures/', publicFolder), { recursive: true })
writeFileSync(new URL('pictures/hero.svg', publicFolder), hero)
