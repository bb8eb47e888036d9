import type { quickOrderSv } from './sv.ts'

/** Texts about quick order and its lists, in English. */
export const quickOrderEn = {
  'quickorder.lead':
    'Type article numbers and quantities, paste rows or upload a file. You see price and stock before anything is added to the cart.',
  'quickorder.what':
    'Companies and clubs order by article number here: row by row, pasted from a spreadsheet or from a CSV file, and keep lists for the next season.',
  'quickorder.business':
    'The account you are logged in with is private and sees no business prices.',
  'quickorder.apply': 'Apply for a business account',
  'quickorder.lines': 'Rows',
  'quickorder.lines.hint':
    'One article number and one quantity a row, with a space, tab, semicolon or comma between them. At most {max} rows.',
  'quickorder.file': 'CSV file',
  'quickorder.file.choose': 'Choose a file',
  'quickorder.file.none': 'No file chosen',
  'quickorder.file.hint':
    'UTF-8 or Windows-1252, at most {max} kB. The columns Article number and Quantity are found by their headings; without headings, the first two are read.',
  'quickorder.check': 'Check the rows',
  'quickorder.add': 'Add {n, plural, one {# row} other {# rows}} to the cart',
  'quickorder.none': 'Type or upload at least one row.',
  'quickorder.faults': '{n, plural, one {# row} other {# rows}} to correct',
  'quickorder.row': 'Row {n}',
  'quickorder.good': '{n, plural, one {# row} other {# rows}} to add to the cart',
  'quickorder.total': 'Total excl. VAT: {sum}',
  'quickorder.added':
    '{rows, plural, one {# product} other {# products}} ({n} pcs) added to the cart.',
  'quickorder.left':
    '{n, plural, one {# row could not be added and is} other {# rows could not be added and are}} still here. The row numbers are those you sent.',
  'quickorder.toomany':
    'There are {n} rows, and at most {max} fit in one go. Nothing has been added and all rows are still here; split them up.',
  'quickorder.toolarge': 'That is too much in one go: at most {max} kB. Split it up.',
  'quickorder.notcsv':
    'The file is not a text file. Save it as CSV in the spreadsheet and upload that file.',
  'quickorder.late':
    'Your login has run out. Your rows are still here: log in in another tab and send them again.',
  'quickorder.stale':
    'The page had been open for too long. Your rows are still here: send them again.',
  'orderlist.save': 'Save as a list',
  'orderlist.save.why': 'The team kit, for example, which is ordered again next season.',
  'orderlist.name': 'Name of the list',
  'orderlist.share': 'Share with everybody at {company}',
  'orderlist.change': 'Save the rows in “{name}”',
  'quickorder.unavailable': '“{number}” does not exist or cannot be bought at the moment.',
  'orderlist.opened': 'The rows are those of the list “{name}”.',
  'orderlist.all': 'All saved lists',
  'orderlist.faults': 'Correct the rows first, so that the whole list can be ordered again.',
  'orderlist.empty': 'There are no rows to save.',
  'orderlist.noname': 'Type a name for the list.',
  'orderlist.longname': 'The name may have at most {max} characters.',
  'orderlist.taken': 'You already have a list called “{name}”.',
  'orderlist.toomany': 'You already have {max} lists. Remove one first.',
  'orderlist.cart': 'Add to the cart',
  'orderlist.open': 'Show and change the rows',
  'orderlist.edit': 'Rename, share or remove',
  'orderlist.rename': 'Save name and sharing',
  'orderlist.remove': 'Remove the list',
  'orderlist.about': '{rows, plural, one {# row} other {# rows}}, {n} pcs. Changed {day}.',
  'orderlist.shared': 'Shared',
  'orderlist.maker': 'Shared by {name}',
  'orderlist.fromcart': 'Save the cart as a list',
  'account.orderlists': 'Saved lists',
  'account.orderlists.about': 'Lists to order again, your own and the company’s.',
  'account.orderlists.none': 'You have no lists yet. Save one from quick order or from the cart.',
} as const satisfies Record<keyof typeof quickOrderSv, string>
