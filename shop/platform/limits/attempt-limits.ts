import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

/** A number of attempts within a window, which begins with the first of them. */
export interface AttemptLimit {
  /** Names the counter in the database; limits of one name share it. */
  readonly name: string
  readonly max: number
  readonly windowMs: number
  /** The attempted action in a few words, and whom or what it is counted by. */
  readonly attempts: string
  readonly by: string
  /** What happens past the limit instead of a refusal: longer waits, or no mail. */
  readonly past?: 'slower' | 'no mail'
}

const countedBy =
  (by: string) =>
  (name: string, max: number, windowMs: number, attempts: string): AttemptLimit => ({
    name,
    max,
    windowMs,
    attempts,
    by,
  })

const account = countedBy('account')
const network = countedBy('network')
const browserAndAccount = countedBy('browser and account')
const session = countedBy('session')
const mailbox = countedBy('mailbox')
const company = countedBy('company')
const networkAndAccount = countedBy('network and account')
const sessionOrAccount = countedBy('session or account')
const order = countedBy('order')

/** Every limit of attempts; `npm run docs` makes the table of docs/limits.md from it. */
export const ATTEMPT_LIMITS = {
  loginToAccount: account(
    'login to account',
    20,
    HOUR_MS,
    'Failed logins by browsers that are new to it',
  ),
  loginFromAddress: network(
    'login from address',
    100,
    HOUR_MS,
    'Failed logins by browsers that are new to the account',
  ),
  /** Separate from other people’s failures. */
  loginFromDevice: browserAndAccount(
    'login from device',
    20,
    HOUR_MS,
    'Failed logins by a browser that has logged in before',
  ),
  passkeyFromAddress: network('passkey from address', 100, HOUR_MS, 'Failed logins with a passkey'),
  codeInSession: session('code in session', 10, 15 * MINUTE_MS, 'Codes of a second step'),
  /** Somebody with the password could otherwise try all million codes. */
  codeOfAccountHourly: account(
    'code of account, hourly',
    20,
    HOUR_MS,
    'Codes of a second step, but for recovery codes',
  ),
  codeOfAccountDaily: account(
    'code of account, daily',
    60,
    DAY_MS,
    'Codes of a second step, but for recovery codes',
  ),
  firstCodeOfApp: account('first code of app', 10, 15 * MINUTE_MS, 'The first code of an app'),
  /** Against somebody who uses another person's logged-in browser. */
  ownPassword: account('own password', 10, 15 * MINUTE_MS, 'The own password, asked for once more'),
  requestForALink: network('request for a link', 30, HOUR_MS, 'Requests for a mail with a link'),
  /** Per account, not per mailbox: otherwise a second account of the mailbox could use them up. */
  accountMailHourly: {
    ...account('account mail, hourly', 3, HOUR_MS, 'Mails with links for an account'),
    past: 'no mail',
  },
  accountMailDaily: {
    ...account('account mail, daily', 8, DAY_MS, 'Mails with links for an account'),
    past: 'no mail',
  },
  mailToUnprovedSpellings: {
    ...mailbox(
      'mail to unproved spellings',
      8,
      DAY_MS,
      'Mails to spellings of an address that nobody has proved',
    ),
    past: 'no mail',
  },
  choiceOfAPassword: network('choice of a password', 100, HOUR_MS, 'Links to choose a password'),
  changeOfAddress: account('change of address', 5, DAY_MS, 'Changes of the mail address'),
  changeToMailbox: mailbox('change to mailbox', 3, DAY_MS, 'Changes to one mail address'),
  linkOfAnAddress: network('link of an address', 100, HOUR_MS, 'Links of changed mail addresses'),
  registration: network('registration', 60, HOUR_MS, 'Registrations'),
  registrationOfMailbox: mailbox('registration of mailbox', 20, HOUR_MS, 'Registrations'),
  linkToTheRegistration: network(
    'link to the registration',
    200,
    HOUR_MS,
    'Links to a registration',
  ),
  confirmedRegistration: network('confirmed registration', 100, HOUR_MS, 'Confirmed registrations'),
  companyRegistration: network(
    'company registration',
    60,
    HOUR_MS,
    'Registrations of companies, tried',
  ),
  /** Each sends two mails, one of them to the typed address. */
  companyRequest: network('company request', 10, HOUR_MS, 'Registrations of companies, sent'),
  companyOfMailbox: mailbox('company of mailbox', 3, HOUR_MS, 'Registrations of companies, sent'),
  /** Keeps requests in a stranger’s name from flooding them. */
  mailToCompany: {
    ...mailbox('mail to company', 5, DAY_MS, 'Mails about a registration of a company'),
    past: 'no mail',
  },
  accountFromReceipt: network('account from receipt', 30, HOUR_MS, 'Accounts from a receipt'),
  /** Each sends a mail to a typed address. */
  invitedPeople: company('invited people', 30, HOUR_MS, 'Invited people'),
  staffLoginFromAddress: network(
    'staff login from address',
    50,
    HOUR_MS,
    'Failed logins to the staff area',
  ),
  /** By network too, so that other people’s guesses do not lock the owner out. */
  staffLoginToAccount: networkAndAccount(
    'staff login to account',
    10,
    15 * MINUTE_MS,
    'Failed logins to the staff area',
  ),
  staffLoginSlowed: {
    ...account('staff login slowed', 0, 15 * MINUTE_MS, 'Failed logins to the staff area'),
    past: 'slower',
  },
  staffOwnPassword: account(
    'staff password',
    10,
    15 * MINUTE_MS,
    'The own password of the staff, asked for once more',
  ),
  staffCodeInSession: session(
    'staff code in session',
    5,
    HOUR_MS,
    'Codes of the staff’s second step',
  ),
  /** Somebody with the password could otherwise try all million codes. */
  staffCodeOfAccount: account(
    'staff code of account',
    30,
    HOUR_MS,
    'Codes of the staff’s second step, but for recovery codes',
  ),
  /** High, since an office shares an address. */
  cartKey: network('cart key', 300, HOUR_MS, 'Keys of carts for pages of other sites'),
  codeOfVisitor: sessionOrAccount('code of visitor', 10, 10 * MINUTE_MS, 'Wrong campaign codes'),
  codeOfNetwork: {
    ...network('code of network', 100, HOUR_MS, 'Wrong campaign codes'),
    past: 'slower',
  },
  orderToMailbox: mailbox('order to mailbox', 20, HOUR_MS, 'Orders'),
  unpaidOrder: network('unpaid order', 20, DAY_MS, 'Orders that a bank transfer is to pay'),
  unpaidOrderToMailbox: mailbox(
    'unpaid order to mailbox',
    5,
    7 * DAY_MS,
    'Orders that a bank transfer is to pay, until it has',
  ),
  /** Keeps unfinished payments from blocking the stock for others. */
  piecesFromAddress: network(
    'pieces from address',
    1000,
    HOUR_MS,
    'Pieces ordered, but by customers of a company',
  ),
  requestForOrder: network('request for order', 30, HOUR_MS, 'Requests for a link to an order'),
  /** The limit for the buyer's mailbox, whoever requests the link. */
  linkToOrder: { ...order('link to order', 3, DAY_MS, 'Links to an order'), past: 'no mail' },
  /** Such orders cost nothing to place in somebody else’s name. */
  linkToEndedOrder: {
    ...mailbox('link to ended order', 3, DAY_MS, 'Links to orders that ended'),
    past: 'no mail',
  },
  sendingOfQuotation: network(
    'sending of quotation',
    60,
    HOUR_MS,
    'Requests for a quotation, tried',
  ),
  /** Each sends two mails, one of them to the typed address. */
  quotation: network('quotation', 5, HOUR_MS, 'Requests for a quotation, sent'),
  quotationOfMailbox: mailbox('quotation of mailbox', 5, DAY_MS, 'Requests for a quotation, sent'),
  returnFromAddress: network('return from address', 60, HOUR_MS, 'Returns'),
  withdrawalFromAddress: network(
    'withdrawal from address',
    30,
    HOUR_MS,
    'Statements of withdrawal',
  ),
  withdrawalOfOrder: order('withdrawal of order', 10, HOUR_MS, 'Statements of withdrawal'),
  reviewFromAddress: network('review from address', 60, HOUR_MS, 'Reviews'),
  newsletterRequest: network('newsletter request', 30, HOUR_MS, 'Requests for the newsletter'),
  newsletterMail: {
    ...mailbox('newsletter mail', 3, DAY_MS, 'Mails to confirm the newsletter'),
    past: 'no mail',
  },
  unsubscribeRequest: network('unsubscribe request', 30, HOUR_MS, 'Requests to unsubscribe'),
  unsubscribeMail: {
    ...mailbox('unsubscribe mail', 3, DAY_MS, 'Mails to unsubscribe'),
    past: 'no mail',
  },
  restockForm: network('restock form', 30, HOUR_MS, 'Requests to hear of goods that are back'),
  restockRequest: {
    ...mailbox('restock request', 10, DAY_MS, 'Requests to hear of goods that are back'),
    past: 'no mail',
  },
} satisfies Readonly<Record<string, AttemptLimit>>
