import type { Word } from './words.ts'

const SEARCH = /search/
const LOADER = /^src\/load(er)?[./]/
const MAILS = /\/(mails?|outbox|account|withdrawals?|orders)\/|mail|letter/

/** Names that had to be explained, and what they are called in the field. */
export const OLD_WORDS: readonly Word[] = [
  {
    old: /\bdesks?\b/,
    instead: 'event queue, loader API, PasswordReset or ScratchBuffers',
    example: 'const linkDesk = 1',
  },
  {
    old: /(?<![\w-])(wakes?|woken?|waking|awake)\b/,
    instead: 'hydrate',
    example: '// Wakes the tag.',
    except: [
      {
        path: /(\.|element-)table\.ts$|loader\/(parts|constants)\.ts$|category-links\.tsx$/,
        why: 'an attribute of the table, as data-wake of the page',
      },
    ],
  },
  {
    old: /\b(answer|press|settle)\b/,
    instead: 'hydrator, capture, replay',
    example: 'const pressHeld = 1',
    namesOnly: true,
    within: LOADER,
  },
  {
    old: /\btwins?\b/,
    instead: 'matching control',
    example: 'function twinOf() {}',
  },
  {
    old: /\b(take|payment) news\b/,
    instead: 'webhook, PaymentEvent',
    example: 'interface PaymentNews {}',
  },
  {
    old: /\bhurr(y|ies|ied)\b/,
    instead: 'flushOutbox',
    example: 'const hurry = 1',
  },
  {
    old: /\bregular work\b/,
    instead: 'background jobs',
    example: 'const regularWork = 1',
  },
  {
    old: /^Kept(?![a-z])/,
    instead: 'VersionedCache, or what is cached',
    example: 'interface Kept {}',
    raw: true,
  },
  {
    old: /\b(rings?|circles?|reach|sight)\b/,
    instead: 'tier, field scope',
    example: 'const ringsOf = 1',
    within: SEARCH,
  },
  {
    old: /\b(shelf|shelves)\b/,
    instead: 'category mapping',
    example: 'const shelfOf = 1',
  },
  {
    old: /\bwish(es)?\b/,
    instead: 'parsed query, query relaxation; what is requested',
    example: 'interface ButtonWish {}',
  },
  {
    old: /\bmarks?\b/,
    instead: 'flags',
    example: 'const readMarks = 1',
    namesOnly: true,
    within: SEARCH,
  },
  {
    old: /\blexical\b/,
    instead: 'synonyms and stop words',
    example: 'const lexicalTables = 1',
  },
  {
    old: /\bturns?\b/,
    instead: 'mutex, semaphore, yieldToEventLoop; stock changes',
    example: 'const sortInTurns = 1',
    namesOnly: true,
    except: [
      { path: /\/migrations\//, why: 'a step that databases have taken under this name' },
      { path: /facet-queries\.ts$/, why: 'a column of databases that exist' },
    ],
  },
  {
    old: /\b(seals?|sealed|sealing)\b/,
    instead: 'signature',
    example: 'const seals = 1',
  },
  {
    old: /\breckon(s|ed|ing)?\b/,
    instead: 'calculateTotals',
    example: 'const reckoning = 1',
  },
  {
    old: /\b(tells?|told|telling)\b/,
    instead: 'build…Response, quoted…, notify, announce',
    example: 'const toldTotal = 1',
    namesOnly: true,
    except: [
      {
        path: /checkout\/(build-checkout-response|content|describe-checkout)\.ts$/,
        why: 'names in checkouts that are stored',
      },
    ],
  },
  {
    old: /\b(take goods|keep taken)\b/,
    instead: 'reserveStock, recordReservation',
    example: 'function takeGoods() {}',
  },
  {
    old: /\banswer once\b/,
    instead: 'idempotency',
    example: 'function answerOnce() {}',
    namesOnly: true,
  },
  {
    old: /\bletters?\b/,
    instead: 'template',
    example: 'const letter = 1',
    within: MAILS,
    except: [{ path: /\/(password-rule|order-number)\.ts$/, why: 'those of the alphabet' }],
  },
  {
    old: /\boutlets?\b/,
    instead: 'transport',
    example: 'const mailOutlet = 1',
  },
  {
    old: /\btroubles?\b/,
    instead: '…Unavailable, problem',
    example: 'class CarrierTrouble {}',
    except: [{ path: /order-tables\.ts$|outbox\.ts$/, why: 'a column of databases that exist' }],
  },
  {
    old: /^(MOST|LONGEST)(_|$)/,
    instead: 'MAX_…',
    example: 'const MOST_ROWS = 1',
    raw: true,
  },
  {
    old: /\b(order|cart|receipt) lines?\b/,
    instead: 'row',
    example: 'interface CartLine {}',
    except: [{ path: /\/klarna\//, why: 'the word of that API' }],
  },
  {
    old: /\borganisations?\b/,
    instead: 'organization, as in the JSON of the checkout',
    example: 'const organisationNumber = 1',
    namesOnly: true,
    except: [{ path: /-tables\.ts$|seed-customers\.ts$/, why: 'a column of databases that exist' }],
  },
]

/** Turns of phrase that are nobody's English. */
export const OLD_PHRASES: readonly Word[] = [
  {
    old: /\banew\b/,
    instead: 'again; reloaded, redrawn, recalculated',
    example: '// read anew',
  },
  {
    old: /\bfor want of\b/,
    instead: 'without; because … is missing',
    example: '// refused for want of time',
  },
  {
    old: /\b(is|are|was|were|be|been|being) told\b/,
    instead: 'is shown, is notified, receives',
    example: '/** A change is told. */',
  },
  {
    old: /\bkn(ow|ows|ew|own) of no(ne)?\b/,
    instead: 'has no',
    example: '// where the page knows of none',
  },
]

/** Private jokes of the tests. */
export const OLD_WORDS_OF_TESTS: readonly Word[] = [
  {
    old: /\bmuseum\b/,
    instead: 'regressions',
    example: 'const museum = 1',
  },
  {
    old: /\bhouse\b/,
    instead: 'architecture',
    example: 'const house = 1',
    namesOnly: true,
    except: [{ path: /\/pickup-points\.ts$/, why: 'the number of a house in a street' }],
  },
  { old: /\blabs?\b/, instead: 'fixtures', example: 'const cartLab = 1' },
]

/** Names of files and folders that would fit any file: say what it holds. */
export const EMPTY_NAMES: readonly Word[] = [
  emptyName('utils?'),
  emptyName('helpers?'),
  {
    ...emptyName('common'),
    except: [{ path: /\/common-passwords\.ts$/, why: 'those that many people have' }],
  },
  emptyName('managers?'),
  emptyName('handlers?'),
  emptyName('data'),
  emptyName('info'),
  emptyName('process'),
]

function emptyName(word: string): Word {
  return {
    old: new RegExp(`(^|/)([\\w-]+-)?${word}(-[\\w-]+)?(\\.tsx?$|/)`),
    instead: 'what it holds',
    pathsOnly: true,
    example: `src/model/cart-${word.replace('?', '')}.ts`,
  }
}
