import { expect } from '@open-wc/testing'
import { SubmitButton, type SubmitState } from '../../src/ui/submit-button.tsx'
import { find, show } from '../helpers/render.tsx'

function place(state: SubmitState) {
  const sent: string[] = []
  const { place } = show(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(state)
      }}
    >
      <SubmitButton
        state={state}
        submitText="Skicka"
        busyText="Skickar …"
        successText="Skickat"
        errorText="Gick inte"
      />
    </form>,
  )
  return { button: find<HTMLButtonElement>(place, 'button'), sent }
}

describe('a submit button', () => {
  it('submits its form when it is idle', () => {
    const { button, sent } = place('idle')

    button.click()

    expect([sent, button.textContent]).to.deep.equal([['idle'], 'Skicka'])
  })

  const others: [SubmitState, string][] = [
    ['loading', 'Skickar …'],
    ['completed', 'Skickat'],
    ['error', 'Gick inte'],
  ]
  for (const [state, words] of others) {
    it(`that is ${state} says so, and submits nothing`, async () => {
      const { button, sent } = place(state)

      button.click()

      expect([sent, button.textContent, button.dataset.state]).to.deep.equal([[], words, state])
      await expect(button).to.be.accessible()
    })
  }
})
