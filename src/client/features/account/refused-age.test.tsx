import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openAccount } from '#client/api/account/sign-up.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { render } from '#tests/support/render.tsx'
import { useSignUp } from './useSignUp.ts'

vi.mock('#client/api/account/sign-up.ts', { spy: true })
afterEach(() => vi.restoreAllMocks())

function Form() {
  const { fields, errorOf, onSubmit } = useSignUp(() => undefined)
  const fill = () => {
    for (const [name, value] of Object.entries(ruth)) fields.change(name as keyof typeof ruth, value)
  }
  return (
    <form onSubmit={onSubmit}>
      <button type="button" onClick={fill}>
        Fill in
      </button>
      <p>{errorOf('birthDate')}</p>
    </form>
  )
}
const ruth = {
  fullName: 'Ruth Ngo Bassa',
  email: 'ruth@wouri.example',
  phone: '677654321',
  birthDate: '1990-05-17',
  password: 'mount-fako-4040',
  confirm: 'mount-fako-4040',
  terms: 'on',
}

test('a refusal for the age names the age that the site asks for by now', async () => {
  const fields = { birthDate: 'too-young' } as const
  vi.mocked(openAccount).mockRejectedValue(new CallFailure('invalid-input', { status: 422, fields }))
  const persister = async () => ({ minimumAge: 75 }) as never
  const client = new QueryClient({
    defaultOptions: { queries: { persister, staleTime: Infinity, retry: false } },
  })
  client.setQueryData(settingsQueries.current().queryKey, { minimumAge: 21 } as never)
  const { root } = await render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  )
  await act(async () => root.querySelector('button')!.click())
  await act(async () => root.querySelector('form')!.requestSubmit())
  await act(() =>
    expect.poll(() => root.querySelector('p')!.textContent).toBe('You must be at least 75 years old.'),
  )
})
