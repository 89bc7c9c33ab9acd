// The length of a password (rule 12).

export const minimumPasswordLength = 6
/** Long enough for any phrase, short enough not to be a way to keep the server busy. */
export const maximumPasswordLength = 128
