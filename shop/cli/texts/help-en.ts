/** What `--help` of the programs beside the shop says, in English. */
export const helpEn = {
  'cli.help.import': `Courtside: npm run import -- file.csv …

Brings products of Magento's or Shopify's product CSV into the shop: all of a file, or nothing.
An import that was ended goes on where it stood when the same file is given again.

  --storefront NAMES     sport, professional or both, with a comma (default: sport)
  --source NAME          Whose goods these are, where several suppliers send files (default: import)
  --replace              The file is all that its source has: goods of this source and layout that it
                         lacks go off sale. Refused where that is more than half of them, unless it
                         is said as --replace=all
  --dry-run              Tell what would happen, and keep nothing
  --currency CODE        What the file's prices are in that name no currency (default: the only one
                         that there is a rate of, else the shop's)
  --rate CODE=N          Convert prices: USD=10.45 where 1 USD is 10.45 in the shop's currency. May
                         stand several times; what there is no rate of is refused
  --stock N              Pieces of an article whose stock the file does not tell (default: 0)
  --vat N                VAT in percent, which the file's prices include (default: the shop's)
  --manufacturer TEXT    Name, address and e-mail of whom the file does not name
  --own-numbers          Number articles by handle and options, where a Shopify file repeats its SKUs
  --pictures ADDRESS     What stands before paths of pictures: https://old.example/media/catalog/product
  --stock-as-of TIME     When the file's stock was counted, as 2026-11-22T08:00 (default: now); what was
                         reserved, sold or brought back since then is applied to it
  --restart              Begin from nothing, where an import of the same file was ended before its time
  --verbose              List every field that stays as somebody has changed it by hand
  --decimals NAME        What stands before decimals, point or comma, where a column does not tell:
                         "12.345" may be twelve thousand
  --encoding NAME        {encodings} (default: {encoding})

The database is the shop's own, by DATA_DIR and DATABASE_URL; the shop may be running.
How much is in an article, for its unit price, stands in Shopify's Unit Price Total Measure and
Unit Price Total Measure Unit, or in Magento's attribute unit_pricing_measure (250 g, 10 m). An
energy label stands in energy_efficiency_class (A to G), energy_label_url and energy_sheet_url.
Pictures are taken from the addresses that PICTURE_ORIGINS names, for the import and for the shop.
`,
  'cli.help.demo': `Courtside: npm run demo

Tells whether the shop is the demo.

  --remove     Take out all of it, for good: goods, customers, their orders, campaign codes and fees.
               The shop's own goods stay, and so do the orders of others

The database is the shop's own, by DATA_DIR and DATABASE_URL; the shop may be running.
`,
  'cli.help.snippet': `Courtside: npm run snippet -- https://shop.example [https://www.example.com]

Prints the two lines that an editor puts into a page of another site, with the hash of the script, and
what else that page needs. The first address is the shop's (default: BASE_URL), the second the site's.
`,
  'cli.help.goods': `Courtside: npm run goods

Lists what is off sale, and whether a file or somebody by hand has taken it off.

  --off NAME …   Take goods off sale: nobody finds or buys them until you take them on again, whatever
                 later imports say. Orders keep showing them
  --on NAME …    Take them on sale again, also where their file says otherwise

NAME is an article number, or a product: its SKU or handle, or the last part of its address. A name that
is a product's and its article's means the product.

The database is the shop's own, by DATA_DIR and DATABASE_URL; the shop may be running.
`,
  'cli.help.priceLists': `Courtside: npm run price-lists

Lists what companies have agreed to pay by.

  FILE --list NAME           Puts the file's rows in the place of the list's; makes the list if there
                             is none of the name. Rows are article;quantity;price, with a price without
                             VAT or a discount such as 15%; the article is a number, a product's code,
                             or * for every article. A row that is wrong is named, and nothing changes
  --company NUMBER           With it, once or more: these companies pay by the list from now on

The database is the shop's own, by DATA_DIR and DATABASE_URL; the shop may be running.
`,
  'cli.help.books': `Courtside: npm run books

Compares the orders with their stock, payments, refunds and mails, names each order in which they
differ, and ends with 1 if any does.

  --repair-stock    Make the stock follow the orders

The database is the shop's own, by DATA_DIR and DATABASE_URL; the shop may be running.
`,
  'cli.help.move': `Courtside: npm run move -- ADDRESS

Moves the shop from its database, by DATA_DIR and DATABASE_URL, into an empty one at ADDRESS:
postgres://user:password@host:5432/name, or file:///folder/courtside.db.

Every table is counted and compared when it has arrived. Stop the shop first: nobody can write to the
first database meanwhile, and it stays as it is. Afterwards start the shop with DATABASE_URL=ADDRESS.
`,
  'cli.help.migrate': `Courtside: npm run migrate

Brings the tables of the database up to date, by DATA_DIR and DATABASE_URL. The shop does so itself
when it starts; where several start, run this before. It waits while another program does the same.
`,
  'cli.help.backup': `Courtside: npm run backup [-- FOLDER]

Copies the shop into a new folder inside FOLDER (default: ./backups), named by the time: the database as
it stands at that moment, shop.json and what else lies in DATA_DIR. The shop may be running, and nobody
waits. The copy is read through before its folder gets its name.

Sent mails in DATA_DIR/mail and the settings, STAFF_KEY among them, are not copied: keep the settings
elsewhere. FOLDER is best on another disk or machine. Old backups are yours to delete.
`,
  'cli.help.restore': `Courtside: npm run restore -- FOLDER

Puts the backup in FOLDER into DATA_DIR, which has to be empty or not to be there. The backup is checked
first, and stays as it is. A restore that was ended before its time is run again; until then the shop
does not start.

The shop is then as it was when the backup was made. What was due at that moment, such as a mail or a
refund, is done once more; payments by a provider are not taken or paid back twice.
`,
  'cli.help.withdrawals': `Courtside: npm run withdrawals

Lists what customers have withdrawn from and the shop is not done with.

  --done NUMBER    The goods of this order are back, or it need not be waited for: marks the
                   withdrawal as settled, and gives back what was paid for it where a provider
                   holds the payment. A part in the customer's own words is yours to give back
  --no-refund      With --done: gives nothing back, because it has been done already, or need not be

The database is the shop's own, by DATA_DIR and DATABASE_URL. The shop may be running; it is the shop
that asks the provider, as soon as it runs.
`,
  'cli.help.payments': `Courtside: npm run payments

Lists the orders that wait for a bank transfer, and the transfers that have to be given back.

  --paid NUMBER [REFERENCE]   The whole sum of this order has come to the bank account. REFERENCE
                              tells a second transfer for the same order from the first one
  --returned REFERENCE        The money of this transfer has been given back
  --invoice COMPANY yes|no    Lets the company with this registration number pay on your invoice,
                              or no longer. Nobody else is offered it

An order whose money has not come by its day is cancelled by the running shop, which tells the buyer
and puts the goods on sale again. Money that comes later is registered in the same way: the order is
taken up again if its goods are still there.

The database is the shop's own, by DATA_DIR and DATABASE_URL. The shop may be running; it is the shop
that sends the mails.
`,
  'cli.help.staff': `Courtside: npm run staff

Who may log in to the staff area at /staff. Owners invite others there.

  --owner EMAIL NAME   Makes the first owner of a shop that has no staff; reads the password from
                       standard input
  --recover EMAIL      Lets somebody in again who has lost password or codes: prints a link to choose
                       a password, good for {hours} hours and once

The database is the shop's own, by DATA_DIR and DATABASE_URL. The shop may be running.
`,
  'cli.help.setup': `Courtside: npm run setup

Asks what the shop is, and writes it into the file that the shop starts with: DATA_DIR/shop.json, or
the one that SHOP_FILE names.

  --language NAME    Ask in sv or en (default: sv where the system is, else en)
  --answers FILE     Take the answers from this file and ask nothing: "name" with "My shop" and so on,
                     as docs/setup.md lists them; all that are missing are named at once
  --replace          Write a new file in the place of the one that there is
`,
} as const
