// Which text waits for an admin (rule 23): what leads round the site, or says where somebody is found.

import { holdsCardNumber } from '../payment/card-in-text.ts'
import { spokenDigits } from './spoken-digits.ts'
import type { WaitingReason } from './review.ts'

const sum = String.raw`(?:fcfa|f\s?cfa|cfa|xaf|francs?|francos?|f|euros?|eur|€|dollars?|d[oó]lares|usd|\$|km|kms|kilom[eè]tres|kil[oó]metros|kilometers|kilometres|miles)(?![\p{L}\p{N}])`
/** What has many digits and is no number to call: amounts and distances, days, times, years from one to another. */
const amounts = new RegExp(String.raw`\d{1,3}(?:[ .,'’]\d{3})+\s?${sum}|\d+\s?${sum}`, 'giu')
const amountsAfterSign = /(?:[$€]|xaf|fcfa)\s?\d{1,3}(?:[ .,]?\d{3})*/giu
const days =
  /(?<![\d./-])(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:(?:19|20)\d\d|\d\d)|(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?![./-]?\d)/g
const times = /(?<!\d)(?:[01]?\d|2[0-4])\s?(?:h|:)\s?[0-5]\d(?!\d)/gi
const years = /(?<!\d)(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d(?!\d)/g

/** Digits with what people put between them. */
const runs = /(?:\+|(?<!\d))\(?\d(?:[ ()./_·-]{0,3}\d){6,}/g

/** Groups of three that end in noughts are a sum without its currency. */
const isRoundSum = (run: string) => /^\d{1,3}(?:[ .]\d{3})*[ .]\d?00$/.test(run) && /00$/.test(run)

function isPhone(run: string): boolean {
  const digits = run.replace(/\D/g, '')
  if (run.startsWith('+') || digits.startsWith('00')) return digits.length >= 7
  return digits.length >= 8 && digits.length <= 15 && !isRoundSum(run)
}

function holdsPhone(text: string): boolean {
  const bare = [amounts, amountsAfterSign, days, times, years].reduce(
    (left, no) => left.replace(no, ' ¤ '),
    text,
  )
  return (bare.match(runs) ?? []).some(isPhone) || spokenDigits(bare) >= 8
}

const dot = String.raw`(?:\.|\s?[([]\s?(?:dot|point|punto)\s?[)\]]\s?|\s(?:dot|point|punto)\s)`
const endings = 'com|cm|net|org|info|biz|app|shop|site|online|africa|ly|gl|to'
/** These are words as well: only as they are written in an address. */
const wordEndings = String.raw`(?:fr|es|me|us|uk|eu|io|co)(?=/|$|\s|[)!?,;])`
const links = [
  /https?:\s?\/\/|\bwww\s?\./i,
  new RegExp(String.raw`[\p{L}\p{N}-]{2,}${dot}(?:${endings})(?![\p{L}\p{N}])`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}.])[a-z0-9-]{2,}\.${wordEndings}`, 'u'),
  /\b(?:whatsapp|telegram|signal|instagram|facebook|tiktok)\s?[:=]\s?@?[\p{L}\d_.]{3,}/iu,
  /(?<![\p{L}\p{N}])@\p{L}[\p{L}\p{N}_.]{2,}/u,
]

const someName = String.raw`(?:(?:de|du|des|la|le|les|los|las|del|l[’'])\s?)*\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}?[\p{L}’'-]+){0,3}`
const addresses = [
  /[^\s@]+@[^\s@]+\.[\p{L}]{2,}/u,
  /[\p{L}\p{N}._-]+\s?(?:\(at\)|\[at\]|\barobase\b|\barroba\b|\sat\s)\s?[\p{L}\p{N}-]+\s?(?:\.|\bdot\b|\bpoint\b|\bpunto\b)\s?\p{L}{2,}/iu,
  /(?<![\p{L}\p{N}])(?:b\.?\s?p\.?|p\.?\s?o\.?\s?box|apartado)\s?:?\s?\d{2,6}(?!\d)/iu,
  /(?<!\d)\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|av\.|boulevard|bd\.?|impasse|all[ée]e)\s\p{L}/iu,
  new RegExp(
    String.raw`(?<!\d)\d{1,5}\s(?:\p{Lu}[\p{L}’'-]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close)\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]alle|[Aa]venida|[Aa]vda\.?|[Pp]laza)\s${someName},?\s(?:n[.º°]*\s?)?\d{1,4}(?!\d)`,
    'u',
  ),
  /\brue\s\d[\d.]{2,}/i,
]

/** Why a text waits, the gravest reason first; null for one that is shown at once. */
export function waitsFor(text: string): WaitingReason | null {
  if (holdsCardNumber(text)) return 'card'
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\d)[oO](?=[\d\s])/g, '0')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
  if (holdsPhone(plain)) return 'phone'
  if (addresses.some((address) => address.test(plain))) return 'address'
  return links.some((link) => link.test(plain)) ? 'link' : null
}
