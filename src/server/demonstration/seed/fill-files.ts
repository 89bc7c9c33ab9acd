// The demonstration driver's portrait and licence, under the names that the API's own examples ask for, and the photographs of cars.

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { endpoints } from '#contract/all.ts'
import { addDays, dayOf, type Instant } from '#domain/rental/period.ts'
import { photoEndings } from '#server/platform/files/picture-endings.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { demonstrationPhotos } from './world/demo-cars.ts'
import { worldDrivers } from './world/people.ts'

const driver = worldDrivers[0]!

/** A monogram, and a card that says what it is: no real face and no real papers. */
const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#1a1a1a"/>
  <circle cx="256" cy="200" r="84" fill="#c9a45c"/><path d="M96 452a160 150 0 0 1 320 0z" fill="#c9a45c"/></svg>`
const licence = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540"><rect width="860" height="540" fill="#f4f2ee"/>
  <rect x="40" y="40" width="780" height="460" rx="24" fill="none" stroke="#c9a45c" stroke-width="6"/>
  <rect x="90" y="150" width="200" height="250" fill="#c9a45c"/><path d="M340 180h420M340 250h360M340 320h420M340 390h260"
  stroke="#1a1a1a" stroke-width="14"/></svg>`

/** The file name in an operation's example. */
function exampleName(operation: string, now: Instant): string {
  return Object.values(endpoints[operation]!.example(now).params!)[0]!
}

/** Inserts and writes them; for a world that was just made. */
export async function fillFiles(db: Db, files: FilePort, now: Instant): Promise<void> {
  const card = await sharp(Buffer.from(licence)).jpeg({ quality: 85 }).toBuffer()
  const face = await sharp(Buffer.from(portrait)).webp().toBuffer()
  const made = { maker_person: driver.id, maker_device: null, created_at: new Date(now) }
  const kept = [
    {
      row: { ...made, name: exampleName('getLicense', now), kind: 'licence' as const, owner_id: driver.id },
      bytes: card,
    },
    {
      row: { ...made, name: exampleName('deleteTempLicense', now), kind: 'licence' as const, owner_id: null },
      bytes: card,
    },
    {
      row: { ...made, name: exampleName('getAvatar', now), kind: 'avatar' as const, owner_id: driver.id },
      bytes: face,
    },
  ]
  for (const { row, bytes } of kept) {
    await db.insertInto('files').values(row).execute()
    // A folder that outlived its database may still hold the file.
    await files.delete(row.name)
    await files.put(row.name, bytes)
  }
  await db
    .updateTable('users')
    .set({ license: kept[0]!.row.name, avatar: kept[2]!.row.name })
    .where('id', '=', driver.id)
    .execute()
  await fillPaper(db, files, now, card)
  await fillPhotos(db, files, now)
}

/** One paper of a car, far from its end. */
async function fillPaper(db: Db, files: FilePort, now: Instant, card: Buffer): Promise<void> {
  const [file, car, supplier] = [exampleName('getPaperFile', now), 'demo-prado-dated', 'mboa-prestige']
  await files.delete(file)
  await files.put(file, card)
  const added_at = new Date(now)
  await db
    .insertInto('files')
    .values({
      name: file,
      kind: 'paper',
      owner_id: supplier,
      maker_person: supplier,
      maker_device: null,
      created_at: added_at,
    })
    .execute()
  await db
    .insertInto('papers')
    .values({
      id: 'demo-paper',
      supplier_id: supplier,
      car_id: car,
      kind: 'insurance',
      number: 'AC 2026 118 204',
      valid_until: addDays(dayOf(now), 240),
      file,
      added_at,
      replaced_at: null,
    })
    .execute()
}

/** Written by scripts/pictures/write-photos.ts. */
async function fillPhotos(db: Db, files: FilePort, now: Instant): Promise<void> {
  const folder = new URL('photos/', import.meta.url)
  const all = demonstrationPhotos.flatMap(({ ids }) => ids)
  const names = all.flatMap((id) => photoEndings.map((ending) => id + ending))
  for (const name of names) {
    await files.delete(name)
    await files.put(name, await readFile(new URL(name, folder)))
  }
  const rows = demonstrationPhotos.flatMap(({ car, ids }) =>
    ids.map((id, index) => ({ id, car_id: car, position: index + 1, created_at: new Date(now) })),
  )
  await db.insertInto('car_photos').values(rows).execute()
}
