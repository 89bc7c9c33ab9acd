import { expect, test, vi } from 'vitest'
import { onSearch, render } from '#tests/support/render.tsx'
import { ApproveOnPhone } from './ApproveOnPhone.tsx'

type Props = Parameters<typeof ApproveOnPhone>[0]
const payment = { amount: 84_000, currency: 'XAF', xaf: 84_000 } as Props['payment']

async function textOf(prompt: Props['prompt'], isCarFree = false) {
  const screen = (
    <ApproveOnPhone
      payment={payment}
      prompt={prompt}
      isCarFree={isCarFree}
      isTooLong={false}
      askAgain={vi.fn()}
    />
  )
  const { root } = await render(onSearch(screen, '', { validateSearch: (search) => search }).screen)
  return root.textContent.replaceAll('\u00A0', ' ')
}

test('it says on which phone, and until when the request waits', async () => {
  const until = '2099-03-01T09:30:00.000Z'
  const shown = await textOf({ phone: '+237671234560', operator: 'mtn', until })
  expect(shown).toMatch(/asks \+237 6 71 23 45 60 for/)
  expect(shown).toContain('The request ends at 10:30;')
})

test('of a number that is not said it is your phone; a request that has ended promises nothing', async () => {
  const until = new Date(Date.now() - 1000).toISOString()
  const shown = await textOf({ phone: null, operator: 'mtn', until })
  expect(shown).toContain('asks your phone for')
  expect(shown).not.toContain('The request ends')
})

test('when the hold has ended meanwhile it says what approving brings now', async () => {
  const prompt = { phone: '+237671234560', operator: 'mtn' as const }
  expect(await textOf(prompt)).not.toContain('no longer hold')
  expect(await textOf(prompt, true)).toMatch(
    /no longer hold the car\. If you approve now, you get it if it is still free/,
  )
})
