// reCAPTCHA's siteverify: a token that begins with "good" is a person's, once.

import { startDouble, type Double } from './http.ts'

export function startRecaptcha(port?: number): Promise<Double> {
  const known = new Set<string>()
  return startDouble(({ path, body }) => {
    if (path !== '/siteverify') return { status: 404, body: {} }
    const token = new URLSearchParams(body).get('response') ?? ''
    const success = token.startsWith('good') && !known.has(token)
    known.add(token)
    return { status: 200, body: { success } }
  }, port)
}
