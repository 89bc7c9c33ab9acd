// Link to the mail app: the webmail of a large provider by the address, else the phone's own mail app.

const providers: [domains: RegExp, address: string][] = [
  [/@(gmail|googlemail)\.com$/i, 'https://mail.google.com/mail/'],
  [/@(yahoo|ymail)\.[a-z.]+$/i, 'https://mail.yahoo.com/'],
  [/@(outlook|hotmail|live)\.[a-z.]+$/i, 'https://outlook.live.com/mail/'],
]

export function mailAppOf(email: string): string {
  return providers.find(([domains]) => domains.test(email))?.[1] ?? 'mailto:'
}
