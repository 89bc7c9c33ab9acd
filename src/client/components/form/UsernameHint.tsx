/** Nobody sees it: it tells a password manager whose password the form is about. */
export function UsernameHint({ email }: { email: string | undefined }) {
  return <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
}
