import type { importSv } from './import-sv.ts'

/** What `npm run import` prints, in English. */
export const importEn = {
  'cli.import.resumed': 'Went on where an import of this file had been ended.',
  'cli.import.read':
    '{path}: {layout} layout, {products, plural, one {# product} other {# products}} with {articles, plural, one {# article} other {# articles}}.',
  'cli.import.assumed':
    '{path}: prices that name no currency are read in {currency}, the currency of the shop; --currency names another.',
  'cli.import.changes':
    '{added} new, {changed} changed, {unchanged} unchanged; new categories: {categories}.',
  'cli.import.rehearsed': 'Nothing was kept: this was a dry run.',
  'cli.import.off': 'Now off sale: {n, plural, one {# product} other {# products}}.',
  'cli.import.on': 'On sale again: {n, plural, one {# product} other {# products}}.',
  'cli.import.keptoff':
    'Still off sale, taken off by hand: {products, plural, =0 {} one {# product} other {# products}}{both, select, yes { and } other {}}{articles, plural, =0 {} one {# article} other {# articles}}.',
  'cli.import.kepton':
    'Still on sale, taken on by hand: {n, plural, one {# product} other {# products}}.',
  'cli.import.kept':
    'Kept as changed by hand: {fields, plural, one {# field} other {# fields}} of {products, plural, one {# product} other {# products}}.',
  'cli.import.kept.article': '{code}, article {article}: {field}',
  'cli.import.kept.more': 'And {n} more; --verbose lists them.',
  'cli.import.nothing': 'Nothing was imported.',
  'cli.import.converted': 'Prices in {code} were converted: 1 {code} is {rate} {shop}.',
  'cli.import.ownrate': '--rate {currency} says nothing: the shop sells in {currency}.',
  'cli.import.norate':
    'The file is in {file}, and the shop sells in {shop}: --rate {file}=N says what 1 {file} is.',
  'cli.import.rate': '--rate must be a currency and a number, such as USD=10.45, and is "{text}".',
  'cli.import.currency': '{option} must name a currency of ISO 4217, such as USD, and is "{text}".',
  'cli.import.nofile': 'Name a CSV file: npm run import -- file.csv',
  'cli.import.replaceone': '--replace takes one file: two of one source would replace each other.',
  'cli.import.option': '{sentence}; npm run import -- --help tells the options.',
  'cli.import.replace': '--replace stands alone or as --replace=all, and is "{value}".',
  'cli.import.instant':
    '--stock-as-of must be a past instant such as 2026-11-22T08:00, and is "{value}".',
  'cli.import.source': '--source must be a name of letters, digits and dashes, and is "{value}".',
  'cli.import.storefront': '--storefront must be sport, professional or both, and is "{value}".',
  'cli.import.number': '{name} must be a number from {min} to {max}, and is "{value}".',
  'cli.import.encoding': '--encoding must be {first} or {second}, and is "{value}".',
  'cli.import.decimals': '--decimals must be point or comma, and is "{value}".',
  'cli.import.pictures':
    '--pictures must be an address such as https://old.example/media, and is "{value}".',
  'cli.import.step.read': '{n} rows read, {speed} a second',
  'cli.import.step.shaped': '{n} products read, {speed} a second',
  'cli.import.step.compared': '{n} products compared, {speed} a second',
  'cli.import.step.indexed': '{n} products indexed, {speed} a second',
  'cli.import.step.stored': '{n} products stored, {speed} a second',
} as const satisfies Record<keyof typeof importSv, string>
