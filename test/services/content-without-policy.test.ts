import { expect } from '@open-wc/testing'
import { setContent } from '../../src/services/content.ts'
import { requireTrustedTypes, withoutNativeSanitizer } from './trusted-types.ts'

it('content that DOMPurify may not parse leaves the old content', async () => {
  requireTrustedTypes('another')
  withoutNativeSanitizer()
  const place = document.createElement('div')
  place.textContent = 'before'

  const error = await setContent(place, '<p>new</p>').catch((it: unknown) => it)

  expect((error as Error).name).to.equal('ContentError')
  expect(place.textContent).to.equal('before')
})
