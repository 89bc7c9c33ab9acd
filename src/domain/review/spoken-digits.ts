// Numbers that are spelled out, in the three languages: "six sept un deux" is four digits.

const units =
  'zero zéro oh one two three four five six seven eight nine un une deux trois quatre cinq sept huit neuf ' +
  'cero uno una dos tres cuatro cinco seis siete ocho nueve'
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'dix onze douze treize quatorze quinze seize diez once doce trece catorce quince ' +
  'dieciséis dieciseis diecisiete dieciocho diecinueve ' +
  'veintiuno veintidós veintidos veintitrés veintitres veinticuatro veinticinco veintiséis veintiseis veintisiete ' +
  'veintiocho veintinueve'
const tens =
  'twenty thirty forty fifty sixty seventy eighty ninety vingt vingts trente quarante cinquante soixante ' +
  'septante huitante nonante veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'
const set = (words: string) => new Set(words.split(' '))
const [unitWords, teenWords, tenWords] = [set(units), set(teens), set(tens)]
/** They stand between the parts of one number. */
const joints = set('et and y e')
const repeats = new Map([
  ['double', 2],
  ['doble', 2],
  ['triple', 3],
])
/** Of an amount, not of a number to call. */
const large = set(
  'hundred thousand million cent cents mille million millions cien ciento mil millón millones',
)

type Run = { digits: number; words: number; isAmount: boolean; afterTens: boolean; times: number }
const none = (): Run => ({ digits: 0, words: 0, isAmount: false, afterTens: false, times: 1 })

/** Returns the most digits that are spelled out one after the other in a text, together with figures among them. */
export function spokenDigits(text: string): number {
  let most = 0
  let run = none()
  const end = () => {
    // Figures alone are judged as figures.
    if (run.words > 1 && !run.isAmount) most = Math.max(most, run.digits)
    run = none()
  }
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+|\d+|[^\s\p{L}\d,.·/()_-]/gu)) {
    if (!isPart(run, word)) end()
  }
  end()
  return most
}

/** Adds a word to the run; false when it belongs to no number. */
function isPart(run: Run, word: string): boolean {
  if (joints.has(word)) return run.digits > 0
  if (large.has(word)) {
    run.isAmount = true
    return run.digits > 0
  }
  const repeated = repeats.get(word)
  if (repeated !== undefined) {
    run.times = repeated
    return true
  }
  const isTen = tenWords.has(word)
  if (/^\d/.test(word)) run.digits += word.length
  else if (isTen || teenWords.has(word)) run.digits += 2
  else if (unitWords.has(word)) run.digits += run.afterTens ? 0 : run.times
  else return false
  if (!/^\d/.test(word)) run.words += 1
  run.afterTens = isTen
  run.times = 1
  return true
}
