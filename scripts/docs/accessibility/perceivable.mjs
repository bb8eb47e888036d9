import { ACCESSIBLE, CHECKOUT, CONFORMANCE, EVERY_STATE, FITTING } from './tests.mjs'

/** WCAG 2.2, principle 1. */
export const perceivable = [
  {
    num: '1.1.1',
    level: 'supports',
    notes:
      'Pictures of products bear the name of what they show, in the cart too; drawings beside words say nothing. Whether an owner’s own pictures have fitting words is for the owner.',
    tests: [
      ...ACCESSIBLE,
      [
        'test/elements/mini-cart-panel.test.ts',
        'shows each row with picture, name, traits, price, quantity and total',
      ],
      [
        'test/elements/lightbox-images.test.ts',
        'shows thumbnails that lead to their pictures, each with a name',
      ],
    ],
  },
  ...['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5'].map((num) => ({
    num,
    level: 'not-applicable',
    notes: 'There is no sound and no film.',
  })),
  {
    num: '1.3.1',
    level: 'supports',
    notes: 'Groups of choices, tables of sizes, lists and headings are marked up as such.',
    tests: [
      ...ACCESSIBLE,
      [
        'test/elements/quick-buy.test.ts',
        'is accessible: colours as radio buttons with names, and the sizes of the chosen one',
      ],
      [
        'test/elements/size-grid.test.ts',
        'says what a whole row costs and has in its head, and what differs in the cells',
      ],
      [
        'test/shop/platform/pages/every-page.test.ts',
        'every page below "…" has one heading, a title, a description, its language and footer',
      ],
    ],
  },
  {
    num: '1.3.2',
    level: 'supports',
    notes: 'Fields are met in the order in which they stand, from the top down on a phone.',
    tests: [
      [
        CONFORMANCE,
        'Tab goes through a page, shows where it is, is never covered, and leaves it, at … px',
      ],
    ],
  },
  {
    num: '1.3.3',
    level: 'not-evaluated',
    notes: 'Texts name controls by their words; no test reads them all for it.',
  },
  {
    num: '1.3.4',
    level: 'supports',
    notes: 'A phone on its side shows the same.',
    tests: [[CONFORMANCE, 'a phone on its side shows the same, without scrolling sideways']],
  },
  {
    num: '1.3.5',
    level: 'supports',
    notes: 'Fields of the checkout and of the registration say what they are for.',
    tests: [
      [
        'test/elements/shop-checkout-parts.test.ts',
        'gives each field the name, the keyboard and the type that fill it in at once',
      ],
      [
        'test/elements/register-me-attributes.test.ts',
        'has browsers and keyboards help with the special fields',
      ],
    ],
  },
  {
    num: '1.4.1',
    level: 'supports',
    notes:
      'What is sold out, few or chosen is said in words too, and what is wrong has its sentence.',
    tests: [
      [
        'test/elements/size-input.test.ts',
        'says how many can be had under the box that asks for too many, and keeps what was typed',
      ],
      ['test/shop/platform/pages/tokens.test.ts', 'forced colours leave no colour of ours'],
    ],
  },
  { num: '1.4.2', level: 'not-applicable', notes: 'There is no sound.' },
  {
    num: '1.4.3',
    level: 'supports',
    notes:
      'Every pair of text and ground in each theme, light and dark. A theme of the owner’s own is checked by the owner.',
    tests: [
      EVERY_STATE,
      ['test/shop/platform/pages/tokens.test.ts', '… … has contrast enough'],
      [
        'test/shop/platform/pages/tokens.test.ts',
        'the theme … has contrast enough in …, with what it leaves as it is',
      ],
      ...ACCESSIBLE,
    ],
  },
  {
    num: '1.4.4',
    level: 'supports',
    notes: 'Text of double size, at 320 px too.',
    tests: [
      FITTING,
      [
        'test/elements/cart-table-states.test.ts',
        'does not scroll sideways at 320 px with text of twice the size',
      ],
    ],
  },
  {
    num: '1.4.5',
    level: 'not-evaluated',
    notes: 'Words of the shop are text; what an owner’s pictures show is not known.',
  },
  {
    num: '1.4.10',
    level: 'supports',
    notes:
      'At 320 px, which is what 1280 px are at 400 %, nothing scrolls in two directions but tables in a frame of their own.',
    tests: [
      EVERY_STATE,
      FITTING,
      [CHECKOUT, 'is hydrated in its place, and has no fault at 320 px, under "…/"'],
      [
        'test/elements/mini-cart-phone.test.ts',
        'fits into 320 px, and its checkout can be scrolled to at 400 % zoom',
      ],
    ],
  },
  {
    num: '1.4.11',
    level: 'supports',
    notes: 'Edges of fields and the mark of the focus have 3:1 in each theme.',
    tests: [['test/shop/platform/pages/tokens.test.ts', '… … has contrast enough']],
  },
  {
    num: '1.4.12',
    level: 'supports',
    notes: 'Nothing is cut off with the spacing that the criterion names.',
    tests: [
      [
        CONFORMANCE,
        'letters, words and lines that stand further apart are not cut off, at 360 and 1280 px',
      ],
    ],
  },
  {
    num: '1.4.13',
    level: 'supports',
    notes:
      'Panels of the menu open under a resting pointer, stay while it goes into them, and close with Escape.',
    tests: [
      [
        'test/elements/main-navbar.test.ts',
        'stays while the pointer goes on its way into the panel over other names',
      ],
      [
        'test/elements/main-navbar.test.ts',
        'closes with Escape, and gives the focus back to the button',
      ],
    ],
  },
]
