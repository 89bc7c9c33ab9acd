// Which car a photograph is of, told by its file's name: `LT 700 SO front.jpg`.

/** A stored plate, and whose it is. */
type Plated = { plate: string | null }

/** The name as plates are stored: capital letters and digits alone, without what comes after its last dot. */
const plain = (fileName: string) =>
  fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/**
 * Takes a file's name and the cars of a fleet; gives the one whose plate is in the name, however its parts are divided. Of a plate
 * within a longer one the longer counts. Null where no plate is in it; `several` where those of two cars are.
 */
export function carOfFile<C extends Plated>(fileName: string, cars: readonly C[]): C | 'several' | null {
  const name = plain(fileName)
  const found = cars.filter(({ plate }) => plate !== null && name.includes(plate))
  const [longest, ...others] = found.toSorted((one, other) => other.plate!.length - one.plate!.length)
  if (longest === undefined) return null
  return others.every(({ plate }) => longest.plate!.includes(plate!)) ? longest : 'several'
}
