/** What `--help` says of the settings, and what is said of wrong ones, in English. */
export const settingsEn = {
  'settings.PORT': 'Port to listen on',
  'settings.HOST': 'Address to listen on; 0.0.0.0 for every network',
  'settings.DATA_DIR': 'Folder of the embedded database; made when it is missing',
  'settings.DATABASE_URL':
    'postgres://… or file:///… of a database elsewhere; without it, the one in DATA_DIR',
  'settings.BASE_URL':
    'Address that people use, such as https://shop.example; https makes cookies secure',
  'settings.WIDGET_PORT': 'Port of the payment widgets, an origin apart from the shop',
  'settings.WIDGET_URL':
    'Address of the payment widgets behind a reverse proxy, such as https://pay.shop.example',
  'settings.PICTURE_ORIGINS':
    'Addresses that pictures of products may come from, such as https://cdn.example; spaces between',
  'settings.STRIPE_SECRET_KEY': 'Key of a Stripe account, for cards and Swish by its page',
  'settings.STRIPE_WEBHOOK_SECRET':
    'What Stripe signs its calls to /api/payment/stripe/webhook with',
  'settings.STRIPE_PUBLISHABLE_KEY': 'Its key for browsers, for Apple Pay and Google Pay',
  'settings.KLARNA_USERNAME': 'Name of a Klarna (Kustom) Checkout account',
  'settings.KLARNA_PASSWORD': 'Its password',
  'settings.KLARNA_URL': 'One of the published addresses of that API',
  'settings.SMTP_URL':
    'smtps://user:password@host of a mail server; without it, mails are files in DATA_DIR/mail',
  'settings.MAIL_FROM': 'Address that mails come from',
  'settings.STAFF_KEY':
    'Encrypts the secrets of logins’ codes; to change it, put the new one before the old one',
  'settings.SHOP_FILE': 'What the shop is: its company, prices of delivery, texts',
  'settings.SANDBOX_PAYMENTS':
    'on, off or auto: the built-in ways to pay; auto is off beside keys, https and own goods',
  'settings.SANDBOX_CARRIER':
    'auto, off, or one of {moods}, which is how the built-in carrier answers',
  'settings.SANDBOX_ADDRESS': 'One of {owners}: where the address of a card payment is typed',
  'settings.LOG_LEVEL': 'One of {levels}',
  'settings.RATE_LIMIT':
    'Requests a minute from one address (of IPv6, one /64), and five times as many files; 0: no limit',
  'settings.ORDER_LIMIT': 'Orders an hour from one address; 0 for no limits on orders at all',
  'settings.MAX_CONNECTIONS': 'Connections at a time, a tenth of them of one address; 0: no limit',
  'settings.PAGE_CACHE_MB': 'Megabytes of memory for pages that are kept as they were drawn',
  'settings.DRAIN_SECONDS':
    'Seconds that the ports stay open after SIGTERM, while /readyz says 503: as long as a load balancer takes to notice',
  'settings.METRICS_PORT':
    'Port of figures for the operator, at /metrics in the format of Prometheus; without it, none are collected',
  'settings.TRUST_PROXY':
    'Whose X-Forwarded-For counts: addresses (10.0.0.0/8, ::1) with spaces between, or how many proxies',
  'settings.help': 'Settings, by environment:',
  'settings.default': 'default',
  'settings.shops': "the shop's",
  'settings.wrong.number': '{name} must be a whole number from 0 to {max}, and is "{value}".',
  'settings.wrong.choice': '{name} must be one of {choices}, and is "{value}".',
  'settings.wrong.keys': 'STAFF_KEY must be keys of at least {length} characters.',
  'settings.wrong.widgetPort': 'WIDGET_PORT must be another port than PORT, and both are {port}.',
  'settings.wrong.widgetUrl':
    'WIDGET_URL must be another origin than BASE_URL, and both are {url}.',
  'settings.wrong.smtp': 'SMTP_URL must be an address such as smtps://user:password@mail.example.',
  'settings.wrong.mail': 'MAIL_FROM must be one mail address, and is "{value}".',
  'settings.wrong.address':
    '{name} must be an address such as https://shop.example, without a path, and is "{value}".',
  'settings.wrong.proxy.true':
    'TRUST_PROXY must be 1 for one proxy in front, or addresses such as 127.0.0.1 or 10.0.0.0/8: with "true", any client could give itself any address.',
  'settings.wrong.proxy':
    'TRUST_PROXY must be 1 for one proxy in front, or addresses such as 127.0.0.1 or 10.0.0.0/8, and names "{value}".',
} as const
