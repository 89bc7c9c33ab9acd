import { act, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { press as click, render } from '#tests/support/render.tsx'
import { StaffForm } from '../StaffForm.tsx'
import { useDraftForm } from '../useDraftForm.ts'
import { useChangedMeanwhile } from './useChangedMeanwhile.tsx'

const Draft = v.object({ name: v.string(), prices: v.object({ day: v.string() }), was: v.number() })
type Draft = v.InferOutput<typeof Draft>
const stored: Draft = { name: 'Prado', prices: { day: '50000' }, was: 1 }
const labels: Readonly<Record<string, string>> = { name: 'Name', 'prices.day': 'Per day' }

/** What the server has. */
let theirs = stored
const renderers = new Set<() => void>()
const server = {
  subscribe: (render: () => void) => {
    renderers.add(render)
    return () => renderers.delete(render)
  },
  read: () => theirs,
}
function saveTheirs(draft: Draft): void {
  theirs = draft
  for (const render of renderers) render()
}
beforeEach(() => {
  theirs = stored
})

function Form({ send }: { send: (draft: Draft) => Promise<void> }) {
  const current = useSyncExternalStore(server.subscribe, server.read)
  const form = useDraftForm<Draft, object, void>({
    key: 'a-test',
    schema: Draft,
    initial: current,
    parse: () => ({ fields: {}, problems: {} }),
    send: (_, draft) => send(draft),
    onSent: () => undefined,
  })
  const title = 'Somebody else has changed it'
  const conflict = useChangedMeanwhile(form, {
    theirs: current,
    title,
    labelOf: (path) => labels[path] ?? null,
  })
  return (
    <StaffForm {...conflict}>
      <input
        aria-label="Name"
        value={form.draft.name}
        onChange={(event) => form.change({ name: event.target.value })}
      />
      <button type="button" onClick={() => form.change({ name: 'Prado VX', prices: { day: '45000' } })}>
        Type
      </button>
      <button type="button" onClick={() => form.change({ name: 'Prado', prices: { day: '45000' } })}>
        Type the price alone
      </button>
    </StaffForm>
  )
}

async function aConflict() {
  const send = vi.fn<(draft: Draft) => Promise<void>>().mockResolvedValue()
  const { root } = await render(<Form send={send} />)
  const press = (name: string) =>
    click([...root.querySelectorAll('button')].find(({ textContent }) => textContent === name))
  await press('Type')
  return { root, press, send }
}

test('both values of each field stand above the button, and what is chosen is saved over the version that was seen', async () => {
  const { root, press, send } = await aConflict()
  expect(root.textContent).not.toContain('Somebody else')
  await act(async () => saveTheirs({ name: 'Prado TXL', prices: { day: '60000' }, was: 2 }))
  expect([...root.querySelectorAll('[role=group]')].map((each) => each.getAttribute('aria-label'))).toEqual([
    'Name',
    'Per day',
  ])
  expect(root.textContent).toContain('Keep mine: Prado VX')
  await press('Take theirs: 60000')
  // Both stay to choose from.
  expect(root.textContent).toContain('Keep mine: 45000')
  await press('Save what is chosen')
  expect(send).toHaveBeenCalledWith({ name: 'Prado VX', prices: { day: '60000' }, was: 2 })
})

test('who takes theirs may go back to the own value', async () => {
  const { press, send } = await aConflict()
  await act(async () => saveTheirs({ ...stored, name: 'Prado TXL', was: 2 }))
  await press('Take theirs: Prado TXL')
  await press('Keep mine: Prado VX')
  await press('Save what is chosen')
  expect(send).toHaveBeenCalledWith({ name: 'Prado VX', prices: { day: '45000' }, was: 2 })
})

test('where both made the same change nobody is asked, and the save is over the newest version', async () => {
  const { root, press, send } = await aConflict()
  await act(async () => saveTheirs({ name: 'Prado VX', prices: { day: '45000' }, was: 2 }))
  expect(root.textContent).not.toContain('Somebody else')
  await press('Save')
  expect(send).toHaveBeenCalledWith({ name: 'Prado VX', prices: { day: '45000' }, was: 2 })
})

test('a field that only they changed begins as theirs', async () => {
  const { root, press, send } = await aConflict()
  await press('Type the price alone')
  await act(async () => saveTheirs({ name: 'Prado TXL', prices: { day: '60000' }, was: 2 }))
  const pressed = [...root.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)
  expect(pressed).toEqual(['Take theirs: Prado TXL', 'Keep mine: 45000'])
  await press('Save what is chosen')
  expect(send).toHaveBeenCalledWith({ name: 'Prado TXL', prices: { day: '45000' }, was: 2 })
})
