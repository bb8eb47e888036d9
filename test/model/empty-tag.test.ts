import { expect } from '@open-wc/testing'
import { isEmptyTag } from '../../src/model/empty-tag.ts'

function tagOf(markup: string): HTMLElement {
  const tag = document.createElement('buy-button')
  tag.innerHTML = markup
  return tag
}

describe('a tag with nothing in it that anybody could see', () => {
  const EMPTY = [
    '',
    ' \n ',
    '<br>',
    '<br data-mce-bogus="1">',
    '&nbsp;',
    '\u200b',
    '\ufeff',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<!-- here -->',
    '<div><span>\u200b</span></div>',
  ]
  for (const markup of EMPTY) {
    it(`is empty with ${JSON.stringify(markup)}`, () => {
      expect(isEmptyTag(tagOf(markup))).to.equal(true)
    })
  }

  const FILLED = [
    'Buy',
    '<p>Buy</p>',
    '<img alt="">',
    '<button></button>',
    '<div class="box"></div>',
  ]
  for (const markup of FILLED) {
    it(`is not empty with ${JSON.stringify(markup)}`, () => {
      expect(isEmptyTag(tagOf(markup))).to.equal(false)
    })
  }
})
