/** What `--help` says of the settings, and what is said of wrong ones, in Swedish. */
export const settingsSv = {
  'settings.PORT': 'Port att lyssna på',
  'settings.HOST': 'Adress att lyssna på; 0.0.0.0 för alla nät',
  'settings.DATA_DIR': 'Mapp för den inbyggda databasen; skapas om den saknas',
  'settings.DATABASE_URL':
    'postgres://… eller file:///… till en databas på annan plats; annars den i DATA_DIR',
  'settings.BASE_URL':
    'Adressen som folk använder, till exempel https://shop.example; https gör kakor säkra',
  'settings.WIDGET_PORT': 'Port för betalrutorna, som står på en egen adress',
  'settings.WIDGET_URL':
    'Betalrutornas adress bakom en omvänd proxy, till exempel https://pay.shop.example',
  'settings.PICTURE_ORIGINS':
    'Adresser som produktbilder får komma från, till exempel https://cdn.example; blanksteg emellan',
  'settings.STRIPE_SECRET_KEY': 'Nyckel till ett Stripe-konto, för kort och Swish på dess sida',
  'settings.STRIPE_WEBHOOK_SECRET':
    'Det som Stripe signerar sina anrop till /api/payment/stripe/webhook med',
  'settings.STRIPE_PUBLISHABLE_KEY': 'Dess nyckel för webbläsare, för Apple Pay och Google Pay',
  'settings.KLARNA_USERNAME': 'Namnet på ett konto hos Klarna (Kustom) Checkout',
  'settings.KLARNA_PASSWORD': 'Dess lösenord',
  'settings.KLARNA_URL': 'En av de publicerade adresserna till det API:et',
  'settings.SMTP_URL':
    'smtps://namn:lösenord@server till en mejlserver; annars blir mejl filer i DATA_DIR/mail',
  'settings.MAIL_FROM': 'Adressen som mejl kommer från',
  'settings.STAFF_KEY':
    'Krypterar hemligheterna bakom inloggningskoder; vid byte skrivs den nya före den gamla',
  'settings.SHOP_FILE': 'Vad butiken är: företag, fraktpriser, texter',
  'settings.SANDBOX_PAYMENTS':
    'on, off eller auto: de inbyggda betalsätten; auto är av vid nycklar, https och egna varor',
  'settings.SANDBOX_CARRIER':
    'auto, off eller ett av {moods}, som är hur den inbyggda transportören svarar',
  'settings.SANDBOX_ADDRESS': 'Ett av {owners}: var adressen skrivs när man betalar med kort',
  'settings.LOG_LEVEL': 'Ett av {levels}',
  'settings.RATE_LIMIT':
    'Anrop i minuten från en adress (för IPv6 ett /64), och fem gånger så många filer; 0: ingen gräns',
  'settings.ORDER_LIMIT': 'Beställningar i timmen från en adress; 0 för inga gränser alls',
  'settings.MAX_CONNECTIONS':
    'Samtidiga anslutningar, en tiondel av dem från en adress; 0: ingen gräns',
  'settings.PAGE_CACHE_MB': 'Megabyte minne för sidor som sparas som de ritades',
  'settings.DRAIN_SECONDS':
    'Sekunder som portarna är öppna efter SIGTERM, medan /readyz svarar 503: så länge som en lastbalanserare behöver',
  'settings.METRICS_PORT':
    'Port för mätvärden till den som driver butiken, på /metrics i Prometheus format; utan den samlas inga',
  'settings.TRUST_PROXY':
    'Vems X-Forwarded-For som gäller: adresser (10.0.0.0/8, ::1) med blanksteg emellan, eller antalet proxyer',
  'settings.help': 'Inställningar, genom miljövariabler:',
  'settings.default': 'förval',
  'settings.shops': 'butikens',
  'settings.wrong.number': '{name} måste vara ett heltal från 0 till {max}, men är ”{value}”.',
  'settings.wrong.choice': '{name} måste vara något av {choices}, men är ”{value}”.',
  'settings.wrong.keys': 'STAFF_KEY måste vara nycklar på minst {length} tecken.',
  'settings.wrong.widgetPort': 'WIDGET_PORT måste vara en annan port än PORT, men båda är {port}.',
  'settings.wrong.widgetUrl':
    'WIDGET_URL måste vara en annan adress än BASE_URL, men båda är {url}.',
  'settings.wrong.smtp': 'SMTP_URL måste vara en adress som smtps://namn:lösenord@mail.example.',
  'settings.wrong.mail': 'MAIL_FROM måste vara en e-postadress, men är ”{value}”.',
  'settings.wrong.address':
    '{name} måste vara en adress som https://shop.example, utan sökväg, men är ”{value}”.',
  'settings.wrong.proxy.true':
    'TRUST_PROXY måste vara 1 för en proxy framför butiken, eller adresser som 127.0.0.1 eller 10.0.0.0/8: med ”true” kunde vem som helst ge sig vilken adress som helst.',
  'settings.wrong.proxy':
    'TRUST_PROXY måste vara 1 för en proxy framför butiken, eller adresser som 127.0.0.1 eller 10.0.0.0/8, men nämner ”{value}”.',
} as const
