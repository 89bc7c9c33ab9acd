// A dozen records of cars in the demonstration world: out and back, with drawn pictures, one of them with a mark that is new.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { checklistItems, pictureSlots, type InspectionKind } from '#domain/inspection/inspection.ts'
import { minute } from '#domain/rental/period.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { recordOf, sealOf } from '#server/trade/inspections/seal.ts'

const slots = pictureSlots.slice(0, 4)
const scratch = { _id: 'demo-damage-scratch', kind: 'scratch', size: 'coin', zone: 'left' } as const
const dent = { _id: 'demo-damage-rear', kind: 'dent', size: 'hand', zone: 'rear' } as const

type Trip = { id: string; car: string; supplier: string; out: Date; back: Date }

/** The files are written where there is a place for them; without, the records wait for their pictures. */
export async function fillInspections(tx: Tx, files?: FilePort): Promise<void> {
  const { rows: trips } = await sql<Trip>`
    SELECT id, car_id AS car, supplier_id AS supplier, handed_over_at AS out, returned_at AS back FROM (
      SELECT DISTINCT ON (car_id) b.* FROM bookings b
      WHERE returned_at IS NOT NULL AND status <> 'cancelled'
        AND car_id NOT IN (SELECT car_id FROM bookings WHERE id IN ('demo-booking-next', 'demo-booking-003'))
      ORDER BY car_id, id = 'demo-booking-001' DESC, returned_at DESC) b
    ORDER BY id = 'demo-booking-001' DESC, returned_at DESC, id LIMIT 6`.execute(tx)
  const drawn = new Map<string, Buffer>()
  for (const slot of slots) drawn.set(slot, await draw(slot))
  for (const [index, trip] of trips.entries())
    for (const kind of ['out', 'back'] as const) await record(tx, { trip, kind, index, drawn, files })
}

type Recorded = {
  trip: Trip
  kind: InspectionKind
  index: number
  drawn: ReadonlyMap<string, Buffer>
  files: FilePort | undefined
}

async function record(tx: Tx, { trip, kind, index, drawn, files }: Recorded): Promise<void> {
  const at = new Date((kind === 'out' ? trip.out : trip.back).getTime() - 3 * minute)
  const isBack = kind === 'back'
  // Over the whole field, as a finger writes.
  const signed = {
    path: 'M60 130C110 20 150 40 140 120S190 170 230 90 270 60 290 110 340 150 390 80 480 60 540 110',
    refusal: null,
  }
  // The return that is contested.
  const isMarked = trip.id === 'demo-booking-001'
  const sent = {
    _id: `demo-inspection-${index + 1}-${kind}`,
    kind,
    corrects: null,
    takenAt: at.toISOString(),
    sentAt: at.toISOString(),
    pictures: slots.map((slot) => ({ slot, sha256: hexOf(drawn.get(slot)!) })),
    kilometres: 30_000 + index * 2000 + (isBack ? 640 : 0),
    kilometresReason: null,
    level: { unit: 'eighths' as const, value: isBack ? 6 : 8 },
    isClean: true,
    checklist: checklistItems.map((item) => ({ item, isThere: true })),
    damages: isMarked ? (isBack ? [scratch, dent] : [scratch]) : [],
    signatures: { driver: signed, desk: signed },
    remark: '',
  }
  const read = recordOf(sent)
  const belongs = { id: sent._id, bookingId: trip.id, carId: trip.car, by: trip.supplier, corrects: null }
  const { personal, seal } = sealOf(belongs, read)
  await tx
    .insertInto('inspections')
    .values({
      id: sent._id,
      booking_id: trip.id,
      car_id: trip.car,
      kind,
      corrects: null,
      recorded_by: trip.supplier,
      taken_at: at,
      recorded_at: at,
      is_clock_off: false,
      kilometres: sent.kilometres,
      kilometres_reason: null,
      level_unit: sent.level.unit,
      level: sent.level.value,
      is_clean: true,
      checklist: JSON.stringify(read.checklist),
      damages: JSON.stringify(read.damages),
      driver_signature: signed.path,
      driver_refusal: null,
      desk_signature: signed.path,
      desk_refusal: null,
      remark: '',
      personal_hash: personal,
      seal,
    })
    .execute()
  for (const { slot, sha256 } of sent.pictures) {
    const file = files ? await write(tx, files, { trip, slot, at, bytes: drawn.get(slot)! }) : null
    const picture = {
      inspection_id: sent._id,
      hash: sha256,
      slot,
      file,
      arrived_at: file === null ? null : at,
    }
    await tx.insertInto('inspection_pictures').values(picture).execute()
  }
  const added = isMarked ? [isBack ? dent : scratch] : []
  for (const { _id: id, ...mark } of added)
    await tx
      .insertInto('car_damages')
      .values({
        id,
        ...mark,
        car_id: trip.car,
        first_seen_in: sent._id,
        first_seen_at: at,
        repaired_at: null,
        repaired_by: null,
      })
      .execute()
}

/** One file a booking and side. */
async function write(
  tx: Tx,
  files: FilePort,
  { trip, slot, at, bytes }: { trip: Trip; slot: string; at: Date; bytes: Buffer },
): Promise<string> {
  const name = `${hexOf(`${trip.id} ${slot}`)}.jpg`
  const made = { maker_person: trip.supplier, maker_device: null, created_at: at }
  const added = await tx
    .insertInto('files')
    .values({ name, kind: 'inspection', owner_id: trip.supplier, ...made })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  if (!added) return name
  // A folder that outlived its database may still hold the file.
  await files.delete(name)
  await files.put(name, bytes)
  return name
}

const hexOf = (what: string | Buffer) => createHash('sha256').update(what).digest('hex')

/** A side of a car in plain shapes: no real car, and no real place. */
function draw(slot: string): Promise<Buffer> {
  const isLong = slot === 'left' || slot === 'right'
  const body = isLong
    ? '<path d="M60 300V230l110-20 60-80h180l80 80 90 16v74z"/><circle cx="180" cy="306" r="44" fill="#222"/><circle cx="470" cy="306" r="44" fill="#222"/>'
    : '<path d="M150 320V200l50-90h240l50 90v120z"/><path d="M215 190l25-60h160l25 60z" fill="#9fb1b8"/>'
  const turned = slot === 'right' ? ' transform="matrix(-1 0 0 1 640 0)"' : ''
  const lamps = slot === 'rear' ? '#a3342b' : '#f0e6c8'
  const lights = isLong ? '' : `<path d="M165 220h50v26h-50zM425 220h50v26h-50z" fill="${lamps}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><rect width="640" height="420" fill="#d9d4ca"/>
    <rect y="330" width="640" height="90" fill="#b7b0a3"/><g fill="#5d6b70"${turned}>${body}${lights}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()
}
