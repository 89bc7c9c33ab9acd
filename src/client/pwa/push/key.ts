// A server's key as text and as a browser gives it back.

type Subscribed = { options?: { applicationServerKey?: ArrayBuffer | null } }

/** Whether a subscription was made under a key. `kept` is what this device wrote down: older browsers do not say. */
export function sameKey({ options }: Subscribed, key: string, kept: string | undefined): boolean {
  const own = options?.applicationServerKey
  return (own ? textOf(own) : kept) === key.replace(/=+$/, '')
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
