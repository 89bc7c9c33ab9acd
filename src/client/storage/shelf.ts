// A small named store on the device. It may be missing, blocked, full or corrupt: then it is simply empty.

import { laterPart } from './later-part.ts'

export interface Shelf {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  del: (key: string) => Promise<void>
  entries: () => Promise<[string, unknown][]>
  /** Nothing remains, not even the name. */
  erase: () => Promise<void>
}

type MakeShelf = (name: string) => Shelf
let makeShelf: MakeShelf = databaseShelf
const shelves = new Map<string, Shelf>()

export function shelf(name: string): Shelf {
  const known = shelves.get(name)
  if (known) return known
  const made = makeShelf(name)
  shelves.set(name, made)
  return made
}

/** Replaces the database, for tests. */
export function keepShelvesIn(make: MakeShelf): void {
  shelves.clear()
  makeShelf = make
}

const databases = laterPart(() => import('./database.ts'))

/** The database comes behind the first screen; without it everything is as empty as without room. */
function databaseShelf(name: string): Shelf {
  let made: Promise<Shelf> | undefined
  const withShelf = async <T>(work: (shelf: Shelf) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      made ??= databases().then(({ openShelf }) => openShelf(name))
      return await work(await made)
    } catch {
      made = undefined
      return otherwise
    }
  }
  return {
    get: (key) => withShelf((shelf) => shelf.get(key), undefined),
    set: (key, value) => withShelf((shelf) => shelf.set(key, value), undefined),
    del: (key) => withShelf((shelf) => shelf.del(key), undefined),
    entries: () => withShelf((shelf) => shelf.entries(), []),
    erase: () => withShelf((shelf) => shelf.erase(), undefined),
  }
}
