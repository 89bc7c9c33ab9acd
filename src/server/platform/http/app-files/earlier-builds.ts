// Keeps the hashed files of the builds before this one: a tab that was left open goes on with the code it began with.
// They lie with the data, because a fresh checkout or a new container has only its own build.

import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { day, type Instant } from '#domain/rental/period.ts'

/** Two deploys back always, and whatever was served in the last two weeks; but not without end. */
const always = 3
const lately = 14 * day
const atMost = 12

const Builds = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ id: v.string(), servedAt: v.number(), files: v.array(v.string()) })),
)
type Build = v.InferOutput<typeof Builds>[number]

/**
 * Adds the build in `folder` to those stored below `data`, and deletes builds that no open page can still use. A build that
 * comes back is the newest again. Returns the folder in which files missing from the current build are looked up.
 */
export async function keepBuild({
  folder,
  data,
  now,
}: {
  folder: string
  data: string
  now: Instant
}): Promise<string> {
  const kept = join(data, 'builds')
  const assets = join(kept, 'served', 'assets')
  await mkdir(assets, { recursive: true })
  const files = await readdir(join(folder, 'assets'))
  const there = new Set(await readdir(assets))
  for (const file of files.filter((name) => !there.has(name))) {
    // Beside, and then put in place: a start that is ended in the middle leaves no part of a file under its name.
    const beside = join(kept, `${file}.${randomUUID()}`)
    await copyFile(join(folder, 'assets', file), beside)
    await rename(beside, join(assets, file))
  }

  const record = join(kept, 'builds.json')
  const id = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 16)
  const others = (await readRecord(record))
    // The newest of the record was served until this start.
    .map((build, place) => (place === 0 ? { ...build, servedAt: now } : build))
    .filter((build) => build.id !== id)
  const builds = [{ id, servedAt: now, files }, ...others].filter((build, place) =>
    isWanted(build, place, now),
  )
  // Written beside and put in place: a process that ends in the middle leaves the record whole.
  const beside = `${record}.${process.pid}`
  await writeFile(beside, JSON.stringify(builds))
  await rename(beside, record)

  const wanted = new Set(builds.flatMap((build) => build.files))
  for (const file of there) if (!wanted.has(file)) await rm(join(assets, file), { force: true })
  return join(kept, 'served')
}

function isWanted({ servedAt }: Build, place: number, now: Instant): boolean {
  return place < always || (place < atMost && now - servedAt < lately)
}

/** None when there is no record yet or it cannot be read. */
async function readRecord(file: string): Promise<Build[]> {
  const result = v.safeParse(Builds, await readFile(file, 'utf8').catch(() => ''))
  return result.success ? result.output : []
}
