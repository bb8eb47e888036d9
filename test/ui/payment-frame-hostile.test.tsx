import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { openFrame } from '../../src/ui/payment-frame/open-frame.ts'
import { PaymentFrame } from '../../src/ui/payment-frame/payment-frame.tsx'
import { find, show, until } from '../helpers/render.tsx'
import { listenerOf, OTHER_ORIGIN } from './payment-frames.ts'

const HOSTILE = '/test/ui/providers/hostile.html'
const MAX_HEIGHT = 2400

/** The hostile frame's report on its own attacks. */
async function reportOf(): Promise<readonly (readonly [string, boolean])[]> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent) => {
      if (!data?.attacks) return
      removeEventListener('message', hear)
      resolve(data.attacks)
    }
    addEventListener('message', hear)
  })
}

const modes = {
  'a page of another origin': async () => `<iframe src="${OTHER_ORIGIN}${HOSTILE}"></iframe>`,
  'markup of its own': async () => (await fetch(HOSTILE)).text(),
}

describe('a hostile provider', () => {
  for (const [mode, read] of Object.entries(modes)) {
    it(`gets nowhere as ${mode}`, async () => {
      const before = { address: location.href, title: document.title }
      const listener = listenerOf()
      const reporting = reportOf()
      const responseString = await read()
      const { place } = show(
        <div>
          <input defaultValue="4242" />
          <PaymentFrame
            widget={{ id: mode, responseString }}
            isSuspended={false}
            listener={listener}
          />
        </div>,
      )

      const report = await reporting

      expect(report.length).to.be.at.least(15)
      expect(report.filter(([, isThrough]) => isThrough)).to.deep.equal([])
      expect({ address: location.href, title: document.title }).to.deep.equal(before)
      expect('owned' in window).to.equal(false)
      expect(document.querySelector('#false-card, #written')).to.equal(null)
      expect(listener.heard).to.deep.equal([])
      expect(find<HTMLElement>(place, '.cs-payment-frame__place').offsetHeight).to.be.at.most(
        MAX_HEIGHT,
      )
    }).timeout(20_000)
  }

  it('in markup has no origin, and cannot take the sandbox off', async () => {
    const { place } = show(
      <PaymentFrame
        widget={{ id: 'm', responseString: '<p>Pay' }}
        isSuspended={false}
        listener={listenerOf()}
      />,
    )

    await until(() => place.querySelector('iframe'))
    const sandbox = find<HTMLIFrameElement>(place, 'iframe').getAttribute('sandbox')

    expect(sandbox?.split(' ')).not.to.include.members(['allow-same-origin'])
    expect(sandbox).not.to.match(/top-navigation|allow-modals|allow-downloads|popups-to-escape/)
  })
})

/** The origins and the kinds of accepted messages. */
describe('messages', () => {
  const KINDS = ['ready', 'height', 'validate', 'decision', 'country', 'completed', 'failed']
  const shaped = fc.record(
    {
      courtside: fc.constantFrom('payment', 'Payment', 1),
      kind: fc.oneof(fc.constantFrom(...KINDS, '__proto__', 'constructor'), fc.string()),
      ask: fc.oneof(fc.string(), fc.anything()),
      height: fc.oneof(fc.double(), fc.anything()),
      countryCode: fc.oneof(fc.string(), fc.anything()),
      reason: fc.oneof(fc.constantFrom('declined', 'x'), fc.anything()),
    },
    { requiredKeys: [] },
  )
  const source = fc.constantFrom('frame', 'page', 'another', 'none')
  const origin = fc.oneof(
    fc.constantFrom(OTHER_ORIGIN, location.origin, 'null', '', 'https://evil.example'),
    fc.webUrl(),
  )

  it('are accepted from the frame itself and its own origin only', async () => {
    const heard: unknown[] = []
    const place = document.createElement('div')
    document.body.append(place)
    const link = openFrame(
      place,
      `<iframe src="${OTHER_ORIGIN}/test/ui/providers/provider.html?silent"></iframe>`,
      { title: 'x', hear: (message) => heard.push(message) },
    )
    const another = document.createElement('iframe')
    place.append(another)
    const sources = {
      frame: link.frame.contentWindow,
      page: window,
      another: another.contentWindow,
      none: null,
    }
    let expected = 0

    fc.assert(
      fc.property(fc.oneof(shaped, fc.anything()), source, origin, (said, from, by) => {
        const before = heard.length
        dispatchEvent(
          new MessageEvent('message', { data: said, origin: by, source: sources[from] }),
        )
        const isHeard = heard.length > before
        if (isHeard) expected += 1
        return !isHeard || (from === 'frame' && by === OTHER_ORIGIN)
      }),
      { numRuns: 10_000 },
    )

    link.close()
    place.remove()
    expect(heard.length).to.equal(expected)
    expect(expected).to.be.greaterThan(0)
  }).timeout(30_000)
})
