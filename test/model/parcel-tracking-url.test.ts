import { expect } from '@open-wc/testing'
import { trackingUrl } from '../../src/model/parcel-tracking-url.ts'

describe('where a parcel is followed', () => {
  it('is where the carrier shows it, however its name is written', () => {
    const url = 'https://tracking.postnord.com/se/?id=AB123SE'
    const names = ['PostNord', ' postnord ', 'POSTNORD MyPack', 'Postnord, ombud']
    expect(names.map((it) => trackingUrl(it, 'AB 123 SE'))).to.deep.equal([url, url, url, url])
  })

  it('takes a number for nothing but the end of the address', () => {
    expect(trackingUrl('Bring', '../?x=1&y#z')).to.equal(
      'https://tracking.bring.se/tracking/..%2F%3Fx%3D1%26y%23z',
    )
  })

  it('is nowhere for others, and nowhere without a number', () => {
    expect([
      trackingUrl('Kims Åkeri', '1'),
      trackingUrl('constructor', '1'),
      trackingUrl('', '1'),
      trackingUrl(null, '1'),
      trackingUrl('DHL', ''),
      trackingUrl('DHL', null),
    ]).to.deep.equal([undefined, undefined, undefined, undefined, undefined, undefined])
  })
})
