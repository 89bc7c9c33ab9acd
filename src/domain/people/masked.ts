// A person whom staff may recognise and not read.

/** The first letter of each word: `A••• N•••`. */
export function maskedName(fullName: string): string {
  const words = fullName.split(/\s+/u).filter((word) => word !== '')
  return words.map((word) => `${[...word][0]}•••`).join(' ')
}

/** The first letter of the mailbox: `a•••@•••`. Empty stays empty. */
export const maskedEmail = (email: string): string => (email === '' ? '' : `${[...email][0]}•••@•••`)

/** The last three characters of a number, of a short one none: `•••417`. */
export const maskedNumber = (number: string): string => `•••${number.length > 5 ? number.slice(-3) : ''}`
