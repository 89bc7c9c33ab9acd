// The places that somebody means, however they write them: in any language, by a quarter, with a wrong letter or with words around.

import { plain } from '../text/plain.ts'
import { nearTowns, quarters, shortNames } from './known-names.ts'
import type { NamedPlace } from './place-named.ts'
import { withDescendants, type LocationKind, type PlaceInTree } from './tree.ts'
import { isNearly, likeness, wordsOf } from './written-word.ts'

export type SoughtPlace = NamedPlace &
  PlaceInTree & { kind: LocationKind; address: Readonly<Record<string, string>> }

/** `isCertain`: every word that says something is one of the place's. Else these places only come close. */
export type FoundPlaces<P> = { places: P[]; isCertain: boolean }

/** Words around a name. They count where a place has them too, and are passed over where it has not. */
const aroundNames = new Set(
  `a al at au aux by cameroon cameroun camerun carrefour center centre centro chez city ciudad cm cruce de del des du
  downtown el en entree entrance et face from hotel i in la le les los near of on para pour pres quartier qtier rond point
  rotonda roundabout rue street the to town vers ville y`.split(/\s+/),
)

/** `ville` and `rond-point` do where a place has them; an article is everywhere. */
const tellsApart = (word: string) => aroundNames.has(word) && word.length > 3

const howManyClose = 3

/** What a place is known by. */
type Known = { own: readonly string[]; around: readonly string[]; towns: readonly string[] }

/** The words of names, and each whole name as one word: `biyemassi`. */
const namesIn = (names: readonly string[]) =>
  names.flatMap((name) => {
    const words = wordsOf(name)
    return words.length > 1 ? [...words, words.join('')] : words
  })
const listed = (names: string | undefined) => namesIn(names?.split(',') ?? [])

function knownOf(place: SoughtPlace, parent: SoughtPlace | undefined): Known {
  const called = [...Object.values(place.name), ...(place.aliases ?? [])]
  const own = namesIn(called)
  const cityOf = (table: Readonly<Record<string, string>>) =>
    place.kind === 'city'
      ? Object.keys(table).find((city) => called.some((name) => plain(name) === city))
      : undefined
  const short = Object.keys(shortNames).filter((city) => own.includes(city))
  return {
    own: [...own, ...short.flatMap((city) => listed(shortNames[city]))],
    around: [
      ...namesIn(Object.values(place.address)),
      ...namesIn(parent ? Object.values(parent.name) : []),
      ...listed(quarters[cityOf(quarters) ?? '']),
    ],
    towns: listed(nearTowns[cityOf(nearTowns) ?? '']),
  }
}

/** Kept as long as the list of places is: who types asks again with every letter. */
const knownOfLists = new WeakMap<readonly SoughtPlace[], readonly Known[]>()

function knownOfAll(all: readonly SoughtPlace[]): readonly Known[] {
  const kept = knownOfLists.get(all)
  if (kept) return kept
  const byId = new Map(all.map((place) => [place._id, place]))
  const known = all.map((place) => knownOf(place, byId.get(place.parent ?? '')))
  knownOfLists.set(all, known)
  return known
}

/** How well words answer to one that was typed: 0 not at all, from 3 on as it is written. */
function answer(typed: string, { own, around, towns }: Known): number {
  if (own.includes(typed)) return 6
  if (own.some((word) => word.startsWith(typed))) return 5
  if (around.includes(typed)) return 4
  if (around.some((word) => word.startsWith(typed))) return 3
  if (own.some((word) => isNearly(typed, word))) return 2
  return around.some((word) => isNearly(typed, word)) ? 1.5 : towns.includes(typed) ? 1 : 0
}

/** For each word, how well it is answered, alone or together with the next: `bona priso`. */
function answers(typed: readonly string[], known: Known): number[] {
  const alone = typed.map((word) => answer(word, known))
  for (let at = 1; at < typed.length; at++) {
    const together = answer(typed[at - 1]! + typed[at]!, known)
    alone[at - 1] = Math.max(alone[at - 1]!, together)
    alone[at] = Math.max(alone[at]!, together)
  }
  return alone
}

/** Every place when nothing is typed, and never none as long as there is one. */
export function findPlaces<P extends SoughtPlace>(all: readonly P[], typed: string): FoundPlaces<P> {
  const asked = wordsOf(typed)
  if (asked.length === 0) return { places: [...all], isCertain: true }
  const knownAll = knownOfAll(all)
  const parts = all.map((place, index) => {
    const known = knownAll[index]!
    const given = answers(asked, known)
    const saying = given.filter((_, at) => !aroundNames.has(asked[at]!))
    const counted = saying.length > 0 ? saying : given
    const sum = counted.reduce((total, each) => total + each, 0)
    const extra =
      saying.length > 0 ? given.filter((each, at) => each >= 3 && tellsApart(asked[at]!)).length : 0
    return { place, known, least: Math.min(...counted), sum, extra }
  })
  // Names before quarters and addresses, and those before what only comes near.
  for (const least of [5, 3, 1.5]) {
    const found = parts.filter((part) => part.least >= least)
    const most = Math.max(...found.map(({ extra }) => extra))
    if (found.length > 0)
      return {
        places: found.filter(({ extra }) => extra === most).map(({ place }) => place),
        isCertain: true,
      }
  }
  const word = asked.filter((each) => !aroundNames.has(each)).join('') || asked.join('')
  const like = ({ own, around }: Known) =>
    Math.max(...[...own, ...around].map((each) => likeness(word, each)))
  const closest = parts
    .map(({ place, known, sum }) => ({ place, sum, like: like(known) }))
    .sort((one, other) => other.sum - one.sum || other.like - one.like)
  return { places: closest.slice(0, howManyClose).map(({ place }) => place), isCertain: false }
}

/** The one place that is meant: the only one found, or the city that the others found belong to. Null where that is not certain. */
export function placeMeant<P extends SoughtPlace>(all: readonly P[], typed: string): P | null {
  const { places, isCertain } = findPlaces(all, typed)
  if (!isCertain || places.length === all.length) return null
  return (
    places.find(({ _id }) => {
      const below = withDescendants(all, _id)
      return places.every((place) => below.includes(place._id))
    }) ?? null
  )
}
