// The pictures of a record, small enough for paper.

import sharp from 'sharp'
import { pictureSlots, type PictureSlot } from '#domain/inspection/inspection.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import { turns } from '#server/platform/http/limits/turns.ts'
import type { FoundRecord } from './find-record.ts'

/** In the order of a walk, details last. */
export type Thumbnails = {
  shown: { slot: PictureSlot | null; jpeg: Buffer }[]
  onTheirWay: number
  removed: number
}

/** In pixels, as wide to high as a phone's camera takes them. */
const [wide, high] = [480, 360]

/** Sixty pictures are read one after the other, and two papers at once. */
const reading = turns(2, 64)

export async function thumbnailsOf(files: FilePort, pictures: FoundRecord['pictures']): Promise<Thumbnails> {
  return reading(async () => {
    const shown: Thumbnails['shown'] = []
    let removed = 0
    for (const { slot, file } of pictures.toSorted((one, other) => orderOf(one.slot) - orderOf(other.slot))) {
      const bytes = file === null ? null : await files.get(file)
      if (bytes) shown.push({ slot, jpeg: await small(bytes) })
    }
    removed = pictures.filter(({ file, arrived_at: arrived }) => file === null && arrived !== null).length
    const onTheirWay = pictures.filter(({ arrived_at: arrived }) => arrived === null).length
    return { shown, onTheirWay, removed }
  })
}

const orderOf = (slot: PictureSlot | null) =>
  slot === null ? pictureSlots.length : pictureSlots.indexOf(slot)

/** Ours, and sound: they were drawn anew when they arrived. */
const small = (bytes: Buffer) =>
  sharp(bytes).resize(wide, high, { fit: 'cover' }).jpeg({ quality: 65 }).toBuffer()
