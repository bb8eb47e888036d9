import { expect } from '@open-wc/testing'
import { parcelTrackingUrl } from '../../src/model/parcel-tracking-url.ts'

describe('where a parcel is followed', () => {
  it('is where the carrier shows it, however its name is written', () => {
    const url = 'https://tracking.postnord.com/se/?id=AB123SE'
    const names = ['PostNord', ' postnord ', 'POSTNORD MyPack', 'Postnord, ombud']
    expect(names.map((it) => parcelTrackingUrl(it, 'AB 123 SE'))).to.deep.equal([
      url,
      url,
      url,
      url,
    ])
  })

  it('takes a number for nothing but the end of the address', () => {
    expect(parcelTrackingUrl('Bring', '../?x=1&y#z')).to.equal(
      'https://tracking.bring.se/tracking/..%2F%3Fx%3D1%26y%23z',
    )
  })

  it('is nowhere for others, and nowhere without a number', () => {
    expect([
      parcelTrackingUrl('Kims Åkeri', '1'),
      parcelTrackingUrl('constructor', '1'),
      parcelTrackingUrl('', '1'),
      parcelTrackingUrl(null, '1'),
      parcelTrackingUrl('DHL', ''),
      parcelTrackingUrl('DHL', null),
    ]).to.deep.equal([undefined, undefined, undefined, undefined, undefined, undefined])
  })
})
