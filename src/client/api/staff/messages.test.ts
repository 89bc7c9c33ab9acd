import { expect, test, vi } from 'vitest'
import { currentQueryClient } from '../query-client.ts'
import { changeMessage, staffMessageQueries } from './messages.ts'

let status = 200
const asked: unknown[] = []
vi.stubGlobal('fetch', async (request: Request) => {
  asked.push([request.method, new URL(request.url).pathname, await request.json()])
  return status === 200 ? new Response(null, { status }) : Response.json({ code: 'forbidden' }, { status })
})

test('a kind is switched alone, and stays as it was when the server refuses', async () => {
  const client = currentQueryClient()
  const { queryKey } = staffMessageQueries.own()
  const late = { kind: 'car-late', isOn: true } as const
  const made = { kind: 'booking-made', isOn: true } as const
  client.setQueryData(queryKey, { settings: [made, late] })

  await changeMessage({ ...late, isOn: false })
  expect(asked).toEqual([['POST', '/api/staff/messages', { kind: 'car-late', isOn: false }]])
  expect(client.getQueryData(queryKey)).toEqual({ settings: [made, { ...late, isOn: false }] })

  status = 403
  await expect(changeMessage({ ...made, isOn: false })).rejects.toMatchObject({ code: 'forbidden' })
  expect(client.getQueryData(queryKey)).toEqual({ settings: [made, { ...late, isOn: false }] })
})
