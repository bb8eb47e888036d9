/** Why a program does not start, and what is said when the shop has, in English. */
export const startEn = {
  'start.filling': 'Filling the demo shop …',
  'start.address.professional': 'For businesses',
  'start.address.staff': 'For the staff',
  'start.address.demo': 'Try it all',
  'start.address.mail': 'E-mails',
  'start.open': '{name} is open at {address}',
  'start.open.listening': '{name} is open at {address} (listening on {host}, port {port})',
  'start.advice.address':
    'People on other machines can look, but not pay: set BASE_URL to the address they use, such as BASE_URL={example}',
  'start.advice.proxy':
    'Limits count all visitors together, as they come by one proxy: set TRUST_PROXY to 1 for one proxy in front, or addresses such as 127.0.0.1 or 10.0.0.0/8.',
  'start.port.inUse':
    'Port {port} on {host} is in use by another program; stop it, or set {setting} to another one.',
  'start.port.noRight':
    'Port {port} may not be used without more rights; set {setting} to one above 1023.',
  'start.host.notHere': 'This machine has no address {host}; set HOST to one it has.',
  'start.host.unknown': 'There is no host {host}; set HOST to an address of this machine.',
  'start.database.folder':
    'The data folder {folder} cannot be written ({code}); set DATA_DIR to a folder that can.',
  'start.database.noFile': '{path} is no file; move it away.',
  'start.database.damaged':
    'The database {path} is damaged; it was left as it is. Put back a copy, or move it away to start with an empty one.',
  'start.database.closed': 'The database {path} cannot be opened ({code}).',
  'start.database.lost':
    'The database no longer answers ({code}); what was not reported as done was not done, so run the command again.',
  'start.database.unsafe':
    'The database {path} refuses write-ahead logging with full synchronisation, so no purchase would be safe there.',
  'start.database.foreign': '{path} is a database of another program; it was left as it is.',
  'start.database.newer':
    'The database {path} was changed by a newer version of the shop (step "{step}"); start that version, or use another database.',
  'start.database.older':
    'The database {path} is of an older version of the shop and lacks step "{step}"; start it once with the version before this one, and then with this one.',
  'start.server.address':
    'DATABASE_URL is no address of a database: it begins with file:/// or postgres://, as in postgres://user:password@host:5432/name.',
  'start.server.closed':
    'The database {place} cannot be opened ({code}); check DATABASE_URL, and that the server runs and lets this machine in.',
  'start.server.version':
    'The server of {place} is PostgreSQL {version}, and the shop needs {least} or newer.',
  'start.server.encoding':
    "The database {place} is in {encoding}, and the shop needs one in UTF8: create it with encoding 'UTF8'.",
  'start.server.readOnly':
    'The database {place} takes no writes: it is a standby or set to read only; set DATABASE_URL to the primary.',
  'start.server.embedded':
    'This command works with the embedded database only, and {place} is on a server; docs/deployment.md says what to do instead.',
  'start.node.clock':
    "The clock of this machine differs from the database's by {seconds} seconds, and each node goes by its own: let NTP set it.",
  'start.node.differs': 'The node on {host} differs in {names}: give all nodes the same.',
  'start.node.mails':
    'Mails lie on the disk of the node that wrote them: set SMTP_URL on all nodes.',
  'start.move.notEmpty':
    'The database to move to is not empty: {table} has rows. Choose an empty one; nothing was changed.',
  'start.move.differs':
    'What arrived in {table} is not what was sent; nothing of the first database was changed.',
  'start.move.unfinished':
    'A move into the database {path} was ended before its time; put an empty one in its place, and run npm run move again.',
  'start.restore.unfinished':
    'A backup was being restored into {folder} and was ended before its time; run npm run restore again to finish it.',
  'start.keys.together': '{one} and {other} go together, and {missing} is missing.',
  'start.keys.stripe': 'STRIPE_SECRET_KEY must begin with sk_ or rk_.',
  'start.keys.stripeWebhook': 'STRIPE_WEBHOOK_SECRET must begin with whsec_.',
  'start.keys.stripePublishable': 'STRIPE_PUBLISHABLE_KEY must begin with pk_.',
  'start.keys.stripeCurrency':
    'Stripe counts {currency} in other units than ISO 4217, so no card can be charged right: take the keys of Stripe away, or sell in another currency.',
  'start.keys.klarnaUrl': 'KLARNA_URL must be one of {urls}, and is "{url}".',
} as const
