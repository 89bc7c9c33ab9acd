import { expect, test } from 'vitest'
import { spelled } from './spelling.ts'

test.each([
  ['/api/sign-out', '/api/sign-out'],
  ['/api/sign-out/', '/api/sign-out'],
  ['/API/Sign-Out/?x=/Y/', '/api/sign-out?x=/Y/'],
  ['/api/notifications/Amina-7/1/20', '/api/Notifications/Amina-7/1/20'],
  ['/api/MARK-notifications-as-read/Amina-7/', '/api/mark-Notifications-as-read/Amina-7'],
  ['/api/Check-Token/frontend/u/A@b.cm/aB-Cd_E', '/api/check-token/frontend/u/A@b.cm/aB-Cd_E'],
  ['/api/check-password/u/Pass%2FWord', '/api/check-password/u/Pass%2FWord'],
  ['/api/sessions/end-others', '/api/sessions/end-others'],
  ['/api/openapi.json/', '/api/openapi.json'],
  ['/api/Nope', '/api/Nope'],
  ['/API/nope', '/api/nope'],
  ['/api/user//', '/api/user//'],
  ['/api/', '/api/'],
  ['/About/', '/About/'],
  ['/', '/'],
])('%s is asked as %s', (sent, meant) => {
  expect(spelled(sent)).toBe(meant)
})
