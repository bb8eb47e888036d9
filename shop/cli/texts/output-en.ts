import type { outputSv } from './output-sv.ts'

/** What the programs beside the shop print of what they did, in English. */
export const outputEn = {
  'cli.nothing': '"{words}" is nothing to do here. See --help.',
  'cli.unreadable': '{path} cannot be read ({code}).',
  'cli.again': 'Somebody else made a change at the same time. Try again.',
  'cli.option': '"{word}" is no option here. See --help.',

  'cli.goods.unknown': 'Nothing goes by the name "{name}".',
  'cli.goods.ambiguous': '"{name}" may be any of {codes}: name one of these.',
  'cli.goods.article': '{article} of {name}',
  'cli.goods.on': '{what} {change, select, yes {is now} other {was already}} on sale.',
  'cli.goods.off': '{what} {change, select, yes {is now} other {was already}} off sale.',
  'cli.goods.product': 'The product {code} itself is off sale.',
  'cli.goods.none': 'Everything is on sale.',
  'cli.goods.byhand': 'by hand',
  'cli.goods.byfile': 'by its file',

  'cli.snippet.address':
    'Name the shop’s address, and then the page’s, as in npm run snippet -- https://shop.example https://www.example.com',
  'cli.snippet.unbuilt': 'Nothing has been built yet. Run npm run build.',
  'cli.snippet.advice': `shop.json has to name the page: "origins": '{' "pages": ["{page}"] '}'

With integrity, browsers run this version of the script and no other: after an update of the shop the
lines are others, so run this again. Without integrity="…" the page follows every update by itself.

Where the page has a content security policy, it needs {shop} in script-src, style-src, connect-src,
font-src and form-action, {shop} and data: in img-src, and dompurify in trusted-types.`,

  'cli.move.nothing':
    'There is no database to move; set DATA_DIR or DATABASE_URL to the one that the shop has.',
  'cli.move.done': 'Moved: {rows} rows, compared one by one.',
  'cli.migrate.done': 'The database is up to date.',
  'cli.books.agree':
    'Stock, payments, refunds and mails agree with {orders, plural, one {# order} other {# orders}}.',
  'cli.books.differ': '{open, plural, one {# thing differs} other {# things differ}}.',
  'cli.books.repaired': 'The stock was repaired.',
  'cli.books.stock':
    'Order {order}, article {article}: {taken} taken from the stock, {wanted} wanted',
  'cli.books.kept': 'Order {order}: cancelled, and still holds goods',
  'cli.books.unsold': 'Order {order}: paid, and its goods are only held',
  'cli.books.unpaid': 'Order {order}: counts as paid, and no payment has its total',
  'cli.books.twice': 'Order {order}: paid more than once, and nothing is on its way back',
  'cli.books.unclaimed': 'Order {order}: has money, and is not paid',
  'cli.books.uncaptured': 'Order {order}: its reserved money is not being taken',
  'cli.books.refunds': 'Order {order}: its refunds do not add up',
  'cli.books.unreturned': 'Order {order}: a refund has begun, and nothing continues it',
  'cli.books.unconfirmed': 'Order {order}: no mail confirms it',
  'cli.books.untold': 'Order {order}: no mail tells of a refund',

  'cli.backup.done':
    'Backed up {orders, plural, one {# order} other {# orders}} and everything else, {megabytes} MB, in {folder}. The copy was read through and is whole.',
  'cli.backup.unfinished': '{folder} is of a backup that was ended before its time. Delete it.',
  'cli.backup.none': 'There is no shop to back up: {path} does not exist.',
  'cli.backup.inside':
    '{target} lies in the shop’s own folder {folder}. Name a folder elsewhere, best on another disk.',
  'cli.backup.full': 'There is no room for a backup in {target}. Nothing was kept of it.',
  'cli.backup.failed': 'No backup could be written in {target} ({code}).',
  'cli.backup.damaged':
    'The database {path} is damaged, and so would its backup be. Nothing was kept of it: hold on to those that you have.',
  'cli.restore.which': 'Name the folder of one backup. See --help.',
  'cli.restore.none':
    '{backup} is no backup, or was ended before its time: backup.json is missing.',
  'cli.restore.notEmpty':
    'A backup is restored into an empty folder only, and {folder} holds {found}. Set DATA_DIR to another one.',
  'cli.restore.changed':
    '{file} in {backup} is missing or is not as it was backed up. Nothing was restored: take another backup.',
  'cli.restore.newer':
    'The backup {backup} was made by a newer version of the shop (step "{step}"). Restore it by that version.',
  'cli.restore.full': 'There is no room in {folder}. Make some, and run npm run restore again.',
  'cli.restore.failed': 'Not all could be written in {folder} ({code}). Run npm run restore again.',
  'cli.restore.done':
    'Restored {orders, plural, one {# order} other {# orders}} and everything else into {folder}, as of {made}. npm start opens the shop.',

  'cli.demo.there':
    'This shop is the demo, or holds it beside other goods. Take it out with --remove.',
  'cli.demo.none': 'Nothing of the demo is in this shop.',
  'cli.demo.removed':
    'Removed: {products, plural, one {# product} other {# products}} with {articles, plural, one {# article} other {# articles}}, {categories, plural, one {# category} other {# categories}}, {customers, plural, one {# customer} other {# customers}} with {orders, plural, one {# order} other {# orders}}, {codes, plural, one {# campaign code} other {# campaign codes}}, {fees, plural, one {# fee} other {# fees}}.',
  'cli.demo.keptcategories':
    'Kept, because other goods stand in them: {n, plural, one {# category} other {# categories}}.',
  'cli.demo.keptorders':
    'Kept without a customer: {n, plural, one {# order} other {# orders}} of demo customers on goods of your own, or paid elsewhere. Look at them before you deliver.',
  'cli.demo.over': 'The orders of others stay. The demo does not come back to this shop.',

  'cli.payments.none': 'Nothing is awaited, and nothing is due.',
  'cli.payments.awaited': 'awaited without an end',
  'cli.payments.awaited.until': 'awaited until {day}',
  'cli.payments.due': 'to give back, reference {reference}',
  'cli.payments.paid': '{number} is paid.',
  'cli.payments.refund': '{number} cannot be delivered for this money any more: give it back.',
  'cli.payments.already': '{number} has this transfer already.',
  'cli.payments.amount': '{number} costs another amount.',
  'cli.payments.unknown': '{number} is no order that is paid by a bank transfer.',
  'cli.payments.nothingdue': 'Nothing is to be given back of {reference}.',
  'cli.payments.returned': '{reference} is given back.',
  'cli.payments.nocompany': 'No company has the registration number {company}.',
  'cli.payments.invoice': '{company} {may, select, yes {may} other {may not}} pay on your invoice.',

  'cli.withdrawals.none': 'Nothing is open.',
  'cli.withdrawals.late': 'after the period had ended',
  'cli.withdrawals.whole': 'the whole order',
  'cli.withdrawals.paid': '{sum} in all, {method}',
  'cli.withdrawals.repay': 'money back by {day}',
  'cli.withdrawals.unknown': 'fits no order that can be withdrawn from',
  'cli.withdrawals.nothing': 'Nothing is open of {number}.',
  'cli.withdrawals.settled': '{number} is settled.',
  'cli.withdrawals.unmoved': 'No money was moved.',
  'cli.withdrawals.provider': '{sum} goes back by its provider.',
  'cli.withdrawals.transfer': 'Pay {sum} back to the customer’s bank account.',
  'cli.withdrawals.byhand':
    'No provider holds its money, or nobody knows how much: it is yours to give back.',

  'cli.staff.unknown': 'Nobody of the staff has the address {email}.',

  'cli.prices.none': 'There are no price lists.',
  'cli.prices.counts':
    '{lines, plural, one {# row} other {# rows}}, {companies, plural, one {# company} other {# companies}}',
  'cli.prices.stored':
    '{name} {is, select, new {is new, with} other {has}} {n, plural, one {# row} other {# rows}} now.',
  'cli.prices.company': '"{named}" means no single company.',
} as const satisfies Record<keyof typeof outputSv, string>
