import { expect } from '@open-wc/testing'
import { setContent } from '../../src/services/content.ts'
import { requireTrustedTypes, withoutNativeSanitizer } from './trusted-types.ts'

it('content passes DOMPurify where the page asks for Trusted Types and knows its policy', async () => {
  requireTrustedTypes('dompurify courtside')
  withoutNativeSanitizer()
  const place = document.createElement('div')

  await setContent(place, '<p onclick="x">new</p>')

  expect(place.outerHTML).to.equal('<div><p>new</p></div>')
})
