// French leaves the e of a small word out before a name that begins with a vowel: « le permis d’Amina ».

/** Capital letters alone: what is no name is written so in its text. A Y is a vowel before a consonant: Yvette, not Yaoundé. */
const before = /(?<!\p{L})([Dd]|[Qq]u)e (?=[AÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜŒÆ]|Y[^aeiouyàâéèêëîïôöùûüAEIOUY\s])/gu

/** A French sentence that names were put into. */
export function elided(sentence: string): string {
  return sentence.replace(before, '$1’')
}
