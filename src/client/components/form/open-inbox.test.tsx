import { expect, test } from 'vitest'
import { render } from '#tests/support/render.tsx'
import { OpenInbox } from './OpenInbox.tsx'

test.each([
  ['amina@gmail.com', 'https://mail.google.com/mail/'],
  ['amina@yahoo.fr', 'https://mail.yahoo.com/'],
  ['amina@hotmail.co.uk', 'https://outlook.live.com/mail/'],
  ['amina@icloud.com', 'https://www.icloud.com/mail/'],
  // Nothing opens the inbox of these: an empty new message is no way to a mail.
  ['amina@camtel.example', undefined],
  ['amina@notgmail.com', undefined],
])('the inbox of %s opens at %s', async (email, address) => {
  const { root } = await render(<OpenInbox email={email} />)
  expect(root.querySelector('a')?.href).toBe(address)
})
