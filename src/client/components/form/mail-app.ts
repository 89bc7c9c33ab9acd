// Link to the inbox of an address, where the web knows it.

const providers: [domains: RegExp, address: string][] = [
  [/@(gmail|googlemail)\.com$/i, 'https://mail.google.com/mail/'],
  [/@(yahoo|ymail|rocketmail)\.[a-z.]+$/i, 'https://mail.yahoo.com/'],
  [/@(outlook|hotmail|live|msn)\.[a-z.]+$/i, 'https://outlook.live.com/mail/'],
  [/@(icloud|me|mac)\.com$/i, 'https://www.icloud.com/mail/'],
  [/@orange\.fr$/i, 'https://messagerie.orange.fr/'],
  [/@(proton\.me|protonmail\.com)$/i, 'https://mail.proton.me/'],
]

/** Null for any other address: `mailto:` opens a new message or nothing at all, and no inbox. */
export function inboxOf(email: string): string | null {
  return providers.find(([domains]) => domains.test(email))?.[1] ?? null
}
