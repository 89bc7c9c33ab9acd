// Offline a photograph that was seen in one size or format is shown in it when another is asked for.

import { photoIdOf } from '#domain/car/photos.ts'

const widthOf = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1] ?? 0)

/** The address of the widest file of the asked photograph among `seen`; undefined for any other picture. */
export function seenPhoto(asked: string, seen: readonly string[]): string | undefined {
  const idOf = (address: string) => photoIdOf(new URL(address).pathname)
  const id = idOf(asked)
  if (id === null) return undefined
  return seen.filter((address) => idOf(address) === id).toSorted((a, b) => widthOf(b) - widthOf(a))[0]
}

/** For a strategy of workbox whose cache is `name`. */
export const photoInAnySize = (name: string) => ({
  handlerDidError: async ({ request }: { request: Request }) => {
    const cache = await caches.open(name)
    const found = seenPhoto(
      request.url,
      (await cache.keys()).map(({ url }) => url),
    )
    return found === undefined ? undefined : cache.match(found)
  },
})
