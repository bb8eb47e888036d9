import { ACCESSIBLE, CHECKOUT, CONFORMANCE, FITTING } from './tests.mjs'

const TAB = 'Tab goes through a page, shows where it is, is never covered, and leaves it, at … px'

/** WCAG 2.2, principle 2. */
export const operable = [
  {
    num: '2.1.1',
    level: 'supports',
    notes:
      'Whole purchases, a matrix of 48 sizes and all that an account can change are done by the keyboard alone.',
    tests: [
      [CHECKOUT, 'buys by keyboard alone at 320 px, each way to pay and to deliver, under "…/"'],
      [
        'test/journeys/quick-buy.test.ts',
        'a club orders 48 pieces in 12 sizes and 4 colours by keyboard, past the rows',
      ],
      [
        'test/journeys/passwords.test.ts',
        'changes everything there is to change, at 360 px by keyboard alone, …',
      ],
      ['test/elements/cart-keyboard.test.ts', 'keeps focus on plus while the shop answers'],
    ],
  },
  {
    num: '2.1.2',
    level: 'supports',
    notes: 'Tab leads through each page, the frame of the payment among it, and out again.',
    tests: [[CONFORMANCE, TAB]],
  },
  {
    num: '2.1.4',
    level: 'not-applicable',
    notes: 'No key has a meaning of its own outside a control.',
  },
  {
    num: '2.2.1',
    level: 'partially-supports',
    notes:
      'What leads on by itself has a link that leads on at once. Goods are held for fifteen minutes while a payment is open, which cannot be made longer; they stay in the cart afterwards.',
    tests: [
      [
        'test/elements/change-password.test.ts',
        'is disabled from success on, has the focus on it, and leads on after two seconds',
      ],
    ],
  },
  {
    num: '2.2.2',
    level: 'supports',
    notes:
      'A slider that goes on by itself has a button that stops it, and stands still where less motion is asked for.',
    tests: [
      [
        'test/elements/image-slider-motion.test.ts',
        'waits while the pointer is over it or the focus in it',
      ],
      [
        'test/elements/image-slider-motion.test.ts',
        'does not move, and has no pause button, on phones and with reduced motion',
      ],
    ],
  },
  { num: '2.3.1', level: 'not-evaluated', notes: 'Nothing is made to flash; no test measures it.' },
  {
    num: '2.4.1',
    level: 'supports',
    notes:
      'The first link of each page leads past the menu, and one before long carts past their rows.',
    tests: [
      [CONFORMANCE, 'a first Tab leads past the menu to what the page is about'],
      ['test/elements/cart-table.test.ts', 'has a link that skips many rows, for keyboard users'],
    ],
  },
  {
    num: '2.4.2',
    level: 'supports',
    notes: 'Each page has a title of its own.',
    tests: [
      [
        'test/shop/platform/pages/every-page.test.ts',
        'every page below "…" has one heading, a title, a description, its language and footer',
      ],
    ],
  },
  {
    num: '2.4.3',
    level: 'supports',
    notes:
      'On a phone the focus goes down the checkout as the eye does; panels give it back where it came from.',
    tests: [
      [CONFORMANCE, TAB],
      ['test/elements/mini-cart-panel.test.ts', 'closes on Escape, with focus back on its button'],
      ['test/elements/cart-table-removal.test.ts', 'puts the row back, with focus on it'],
    ],
  },
  {
    num: '2.4.4',
    level: 'supports',
    notes: 'Links are named by what they lead to.',
    tests: [
      ...ACCESSIBLE,
      [
        'test/elements/main-navbar.test.ts',
        'draws three levels of plain links in lists, each name a link to its whole category',
      ],
    ],
  },
  {
    num: '2.4.5',
    level: 'supports',
    notes: 'Products are found by search, menu and filters.',
    tests: [
      [
        'test/journeys/imported-catalogue.test.ts',
        'a product of an imported catalogue is found by search, menu and filters',
      ],
    ],
  },
  {
    num: '2.4.6',
    level: 'supports',
    notes: 'Buttons of a row or a size name its article.',
    tests: [
      ['test/ui/quantity-stepper.test.tsx', 'names its buttons with the article'],
      [
        'test/shop/platform/pages/every-page.test.ts',
        'every page below "…" has one heading, a title, a description, its language and footer',
      ],
    ],
  },
  {
    num: '2.4.7',
    level: 'supports',
    notes: 'A mark of two pixels at least, on each stop of the pages named above.',
    tests: [[CONFORMANCE, TAB]],
  },
  {
    num: '2.4.11',
    level: 'supports',
    notes: 'No stop is wholly below the header or the bar that buys.',
    tests: [[CONFORMANCE, TAB]],
  },
  {
    num: '2.5.1',
    level: 'supports',
    notes: 'A picture grows by a double press as by a pinch, and slides turn by buttons.',
    tests: [
      ['test/elements/lightbox-images.test.ts', 'grows by a double press, and shrinks by the next'],
      [
        'test/elements/image-slider.test.ts',
        'goes on at the other end, says where it is, and scrolls there',
      ],
    ],
  },
  {
    num: '2.5.2',
    level: 'not-evaluated',
    notes:
      'Controls act when they are let go, as browsers have them; no test presses and leaves each.',
  },
  {
    num: '2.5.3',
    level: 'supports',
    notes: 'What is read on a control is part of its name.',
    tests: [[CONFORMANCE, 'what is read on a control is part of its name']],
  },
  { num: '2.5.4', level: 'not-applicable', notes: 'Nothing is done by moving the device.' },
  { num: '2.5.7', level: 'not-applicable', notes: 'Nothing needs dragging; sliders have buttons.' },
  {
    num: '2.5.8',
    level: 'supports',
    notes: '24 by 24 pixels at least, 44 by 44 under a finger.',
    tests: [
      ['test/ui/styles.test.tsx', 'everything that can be pressed is at least 24 by 24 pixels'],
      FITTING,
    ],
  },
]
