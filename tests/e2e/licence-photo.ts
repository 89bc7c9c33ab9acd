// A driving licence as a phone takes it: far larger than what should be sent.

import sharp from 'sharp'

export async function licencePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const card = { create: { width: 3200, height: 2000, channels: 3, background: '#c9a45c' } } as const
  return { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: await sharp(card).jpeg().toBuffer() }
}
