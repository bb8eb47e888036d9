import type { importFileSv } from './sv.ts'

/** Messages of imports about a file, in English. */
export const importFileEn = {
  'cli.file.place': 'Line {line} (record {record})',
  'cli.file.place.column': 'Line {line} (record {record}), column {column}',
  'cli.file.more': 'And {n} more of the same file.',
  'cli.file.left': 'Left out {n} (first on line {line}): {reason}.',
  'cli.file.endless':
    '{n, plural, one {# article is} other {# articles are}} sold without an end (first on line {line}): the file keeps no stock of them, or sells on when it is gone.',
  'cli.file.stock.missing':
    '{n, plural, one {# article has} other {# articles have}} no quantity in the file (first on line {line}) and {n, plural, one {is} other {are}} out of stock; --stock N says how many there are.',
  'cli.file.nothing': '{path} holds no header and no products.',
  'cli.file.cutoff':
    'the record has {found} cells where the header has {wanted}; the file may be cut off.',
  'cli.file.columns': 'The header has {n} columns; {max} is the most.',
  'cli.file.twice': 'Line 1: the column {column} stands twice in the header.',
  'cli.file.quote.open':
    'Line {line}: a quoted cell never ends; the file may be cut off, or a quote is missing.',
  'cli.file.quote.closed':
    'Line {line}: something follows a closing quote; quotes inside a cell are doubled.',
  'cli.file.quote.inside':
    'Line {line}: a quote stands inside an unquoted cell; quote the cell and double it.',
  'cli.file.record': 'Line {line}: the record is longer than {max} MB.',
  'cli.file.layout':
    'Line 1: the header is not that of a product file of Magento or Shopify; it lacks {columns}.',
  'cli.file.notfile': '{path} is not a file; name the CSV files in it.',
  'cli.file.missing': 'There is no file {path}.',
  'cli.file.forbidden': '{path} may not be read by this user; check its permissions.',
  'cli.file.unreadable': '{path} cannot be read ({code}).',
  'cli.file.empty': '{path} is empty.',
  'cli.file.workbook': '{path} is a workbook or an archive, not CSV; save it as "CSV UTF-8".',
  'cli.file.kind':
    '{path} is {code, select, json {JSON} xml {XML} html {a web page} pdf {PDF} other {a document}}, not CSV; export the products as CSV.',
  'cli.file.pipes':
    'Line 1: the cells are parted by |; save the file with commas, semicolons or tabs between them.',
  'cli.file.program':
    'Line 1: this is a product file of {program}; an import reads those of Magento and Shopify.',
  'cli.file.nul': '{path} holds NUL bytes, so it is not a text file.',
  'cli.file.utf8':
    'Line {line}: the file is not UTF-8; save it as "CSV UTF-8", or add --encoding windows-1252.',
  'cli.file.header': 'it has a header and nothing more.',
  'cli.file.noproduct': 'The file holds no product: {reason}',
  'cli.file.name.missing': 'the name is missing.',
  'cli.file.name.long': 'the name has {n} characters; {max} is the most.',
  'cli.file.number.missing': 'the article number is missing.',
  'cli.file.number.hidden': '{cell} holds signs that cannot be seen.',
  'cli.file.number.long': '{cell} is longer than {max} characters.',
  'cli.file.again': '{cell} stands already on line {line}.',
  'cli.file.again.own':
    '{cell} stands already on line {line}; --own-numbers numbers the articles by handle and options.',
  'cli.file.price.missing': 'the price is missing.',
  'cli.file.price.zero': 'the price is 0.',
  'cli.file.price.none': '{cell} is not a price.',
  'cli.file.price.decimals':
    '{cell} has more decimals than {currency}; if the sign does not stand before decimals, --decimals says which one does.',
  'cli.file.open':
    '{cell} can be read in two ways, and its column does not tell which; add --decimals point or --decimals comma.',
  'cli.file.price.below': '{cell} is below zero.',
  'cli.file.price.much': '{cell} is more than {max} {currency}.',
  'cli.file.price.strange':
    'the price is in {currency}, and the shop sells in {shop}; --rate {currency}=N says what 1 {currency} is.',
  'cli.file.doubt.column':
    'The column {column} is in another currency: are the prices in {shop}? --currency {shop} says so; if not, --currency CODE --rate CODE=N.',
  'cli.file.doubt.decimals':
    'The prices are not written with the {n} decimals of {shop}: are they in {shop}? --currency {shop} says so; if not, --currency CODE --rate CODE=N.',
  'cli.file.doubt.small':
    'Most prices are below {n} {shop}: are they in {shop}? --currency {shop} says so; if not, --currency CODE --rate CODE=N.',
  'cli.file.stock': '{cell} is not a number of pieces.',
  'cli.file.stock.taken': '{cell} counts as {n, plural, one {# piece} other {# pieces}}.',
  'cli.file.levels': 'the category has {n} levels; {max} of them are kept.',
  'cli.file.content':
    '{cell} is no content: that is a number above 0, with at most three decimals, and one of {units}.',
  'cli.file.energy': '{cell} is no energy class; those are A to G.',
  'cli.file.address': '{cell} is no address: https://…, or a path of the shop such as /label.pdf.',
  'cli.file.date': '{cell} is not a date.',
  'cli.file.online': '{cell} is neither 1 (on sale) nor 2 or 0 (off sale).',
  'cli.file.type': '{cell} is not a type of product.',
  'cli.file.variant.owned': 'the variant {cell} belongs to {owner} already.',
  'cli.file.variant.missing': 'the variant {cell} is not in the file.',
  'cli.file.handle': 'the handle is missing.',
  'cli.file.double': '{cell} has the colour and size of {other}.',
  'cli.file.like': '{cell} is too like {other} to tell them apart.',
  'cli.file.foreign': '{cell} is an article of the product {owner} already.',
  'cli.file.unlisted': 'articles that no product lists and that are not shown alone',
  'cli.file.off': 'products that are switched off',
  'cli.file.oftype': 'products of the type {type}',
  'cli.file.novariants': 'configurable products without variants',
  'cli.file.view': 'texts of the store view {view}',
  'cli.file.status': 'products with the status {status}',
  'cli.file.unpublished': 'products that are not published',
  'cli.file.giftcard': 'gift cards, which the shop does not sell',
  'cli.file.unsent': 'articles that are not sent; the shop sends all that it sells',
  'cli.file.untaxed': 'articles without VAT; --vat 0 takes a file of those',
  'cli.file.picture.base':
    'pictures without a whole address; --pictures tells what stands before it',
  'cli.file.picture.address': 'pictures whose address is not one of a picture',
  'cli.file.picture.origin': 'pictures from {origin}, which PICTURE_ORIGINS does not name',
  'cli.file.picture.many': 'more than {max} pictures of a product',
  'cli.file.nameless':
    '{n, plural, one {# product names} other {# products name}} no manufacturer, as the law asks of every offer; add --manufacturer "name, address, e-mail".',
  'cli.file.busy': 'Another import is running on this shop; start again when it has ended.',
  'cli.file.changing': 'The goods of the shop kept changing; start again when nobody does so.',
  'cli.file.half':
    'The file would take {off} of {all} products off sale, more than half. If that is meant, say --replace=all.',
} as const satisfies Record<keyof typeof importFileSv, string>
