import { ACCESSIBLE, CHECKOUT, CONFORMANCE, EVERY_STATE } from './tests.mjs'

/** WCAG 2.2, principles 3 and 4. */
export const understandable = [
  {
    num: '3.1.1',
    level: 'supports',
    notes: 'Swedish or English, as the page is.',
    tests: [
      [
        'test/shop/platform/pages/every-page.test.ts',
        'every page below "…" has one heading, a title, a description, its language and footer',
      ],
    ],
  },
  {
    num: '3.1.2',
    level: 'supports',
    notes:
      'The link to the other language says which it is. Names of brands and products are as their makers write them.',
    tests: [[CONFORMANCE, 'the link to the other language is in that language']],
  },
  {
    num: '3.2.1',
    level: 'supports',
    notes: 'No page changes its address while Tab goes through it.',
    tests: [
      [
        CONFORMANCE,
        'Tab goes through a page, shows where it is, is never covered, and leaves it, at … px',
      ],
    ],
  },
  {
    num: '3.2.2',
    level: 'supports',
    notes:
      'A choice changes the sum or the list in its place, keeps the focus, and says what came of it.',
    tests: [
      [
        'test/elements/faceted-search.test.ts',
        'shows a choice at once, keeps the focus on it, and the old products dimmed',
      ],
      ['test/elements/shop-checkout-parts.test.ts', 'says what a change has made of the sum'],
    ],
  },
  ...['3.2.3', '3.2.6'].map((num) => ({
    num,
    level: 'supports',
    notes:
      'Menu and footer, which has telephone, mail and the page of contact, are in one order everywhere.',
    tests: [
      [
        CONFORMANCE,
        'menu and footer, with the ways to get help, come in the same order on each page that has them',
      ],
    ],
  })),
  {
    num: '3.2.4',
    level: 'supports',
    notes: 'A text stands once, under its key: the same act has the same words wherever it stands.',
    tests: [['test/architecture/unique-text-keys.test.ts', 'no key of a text stands twice (…)']],
  },
  {
    num: '3.3.1',
    level: 'supports',
    notes: 'What is wrong is said in words beside its field, in a list above the form, and aloud.',
    tests: [
      [
        'test/elements/shop-checkout.test.ts',
        'lists what is missing, in the words that stand beside the fields, and takes the focus there',
      ],
      [
        'test/elements/size-grid.test.ts',
        'keeps garbage as it was pasted, says in each box what is wrong, and takes it back',
      ],
      [CHECKOUT, 'a visitor without script orders, with what is missing beside its field'],
    ],
  },
  {
    num: '3.3.2',
    level: 'supports',
    notes: 'Each field has a label that stays, and an example where its form is not plain.',
    tests: [
      ...ACCESSIBLE,
      [
        'test/elements/register-me-attributes.test.ts',
        'shows what a field is for as text beside it, and an example in it',
      ],
    ],
  },
  {
    num: '3.3.3',
    level: 'supports',
    notes: 'A fault says what to do, with the number that can be had.',
    tests: [
      [
        'test/elements/size-input.test.ts',
        'says how many can be had under the box that asks for too many, and keeps what was typed',
      ],
    ],
  },
  {
    num: '3.3.4',
    level: 'supports',
    notes:
      'Rows, addresses, delivery and sum stand on the page where one orders and can be changed there; a purchase can be withdrawn from.',
    tests: [
      [
        'test/elements/shop-checkout-parts.test.ts',
        'keeps the terms in a tab of their own, and ticks nothing for anybody',
      ],
      [
        'test/journeys/returning.test.ts',
        'returns one of two, and withdraws from another order, 360 px wide, …',
      ],
    ],
  },
  {
    num: '3.3.7',
    level: 'supports',
    notes:
      'What was typed is there after a login, a reload and a change of the ways to deliver or pay.',
    tests: [
      [
        'test/journeys/account.test.ts',
        'a checkout goes on after a login and a logout elsewhere as it was typed, at 360 px by keyboard, …',
      ],
      [
        CHECKOUT,
        'a business that is not logged in buys; what is typed and chosen is there after a reload, and Back finds an empty cart',
      ],
    ],
  },
  {
    num: '3.3.8',
    level: 'supports',
    notes:
      'Nothing has to be remembered or copied by hand: passwords can be pasted, and a passkey logs in without one.',
    tests: [
      [
        'test/elements/password-field.test.ts',
        'lets a manager of passwords paste, whatever its length',
      ],
      [
        'test/journeys/passwords.test.ts',
        'a passkey is added by keyboard at 360 px, and logs in without a password',
      ],
    ],
  },
  { num: '4.1.1', level: 'not-applicable', notes: 'WCAG 2.2 has taken this criterion out.' },
  {
    num: '4.1.2',
    level: 'supports',
    notes: 'Controls are those of the browser, with name, role and state.',
    tests: [
      EVERY_STATE,
      ...ACCESSIBLE,
      [
        'test/elements/quick-search-rules.test.ts',
        'says whether its list is open, which it is, and which option is meant',
      ],
    ],
  },
  {
    num: '4.1.3',
    level: 'supports',
    notes: 'What an act has come to is said aloud without taking the focus.',
    tests: [
      ['test/elements/buy-button.test.ts', 'says what was added, with size, colour and quantity'],
      ['test/elements/cart-table.test.ts', 'says aloud what the shop has changed in the cart'],
      ['test/elements/size-input.test.ts', 'shows the number and sum of the chosen pieces'],
    ],
  },
]
