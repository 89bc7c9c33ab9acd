// The name that a mail greets.

/** A name that looks like an address is not repeated: mail programs would make it a link under our letterhead. */
export function greetable(name: string): string | null {
  return /[/:@]|\S\.\S|\p{Cc}/u.test(name) ? null : name
}
