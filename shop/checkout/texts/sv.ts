/** Texts about a checkout that only the server uses. */
export const checkoutSv = {
  'checkout.changed':
    'Beställningen har ändrats i en annan flik, eller så tog tiden slut. Gå igenom den och beställ igen.',
  'checkout.ordered': 'Beställningen är redan gjord. Den finns på orderbekräftelsen.',
  'checkout.empty': 'Varukorgen är tom. Lägg i något innan du beställer.',
  'checkout.kept':
    'Du har loggats ut, och varukorgen ligger kvar på kontot. Det du har skrivit finns kvar: logga in i en ny flik, kom tillbaka hit och gå vidare.',
  'checkout.empty.login': 'Ligger varukorgen på ditt konto?',
  'checkout.lookagain': 'Något har ändrats sedan du såg kassan. Kontrollera och beställ igen.',
  'checkout.totalchanged': 'Summan har ändrats. Kontrollera den och beställ igen.',
  'checkout.quotation':
    '{name} säljs på offert. Begär en offert på varan, eller ta bort den ur varukorgen.',
  'checkout.notsold': '{name} säljs inte längre. Ta bort varan ur varukorgen.',
  'checkout.short': '{name}: vi har bara {max} kvar. Minska antalet och beställ igen.',
  'checkout.soldout': '{name} är slut. Ta bort varan ur varukorgen och beställ igen.',
  'checkout.businessonly': 'Här handlar företag. Logga in med företagets konto.',
  'checkout.country.unknown': 'Välj ett land i listan.',
  'checkout.delivery.unknown': 'Välj ett av leveranssätten i listan.',
  'checkout.option.unknown': 'Välj ett av förslagen i listan.',
  'checkout.payment.unknown': 'Välj ett av betalsätten i listan.',
  'checkout.companyaddress.unknown': 'Adressen finns inte. Välj en annan.',
  'checkout.code.busy':
    'Många fel koder provas från ditt nätverk, så koder kontrolleras långsamt. Försök igen om en stund, eller logga in: då kontrolleras din kod direkt.',
  'checkout.code.expired': 'Koden {code} har gått ut. Ta bort den eller prova en annan.',
  'checkout.code.used': 'Koden {code} är redan använd. Ta bort den eller prova en annan.',
  'checkout.code.fromtotal': 'Koden {code} gäller när du handlar för minst {sum}.',
  'checkout.code.notapplied': 'Använd koden först, eller töm fältet.',
  'checkout.provider.down':
    'Betaltjänsten svarar inte just nu. Försök igen om en stund, eller välj ett annat betalsätt.',
  'checkout.giftgone': 'Gåvan {name} är slut. Beställ igen utan den.',
  'checkout.notice.gift': 'Gåvan {name} är slut och ingår inte längre.',
  'checkout.notice.firstoption':
    'Du valde inget ombud och ingen tid, så vi tog det första: {name}.',
  'checkout.notice.option':
    'Ombudet eller leveranstiden som du valde finns inte längre. Välj på nytt.',
  'checkout.notice.delivery':
    'Leveranssättet som du valde finns inte längre. Vi har valt {name} i stället.',
  'checkout.notice.delivery.none': 'Leveranssättet som du valde finns inte längre.',
  'checkout.notice.payment':
    'Betalsättet som du valde finns inte längre. Vi har valt {name} i stället.',
  'checkout.notice.payment.none': 'Betalsättet som du valde finns inte längre. Välj ett annat.',
  'checkout.notice.approval':
    'Beställningen behöver nu godkännas av företaget. Läs om det vid knappen innan du skickar den.',
  'checkout.notice.noapproval': 'Beställningen behöver inte längre godkännas av företaget.',
  'checkout.code.unknown': 'Koden {code} gäller inte. Kontrollera stavningen.',
  'order.thanks': 'Tack! Beställning {no} är mottagen.',
  'order.mail': 'Bekräftelsen är skickad till {email}.',
  'checkout.title': 'Kassa',
  'checkout.line.goods': 'Varor',
  'checkout.line.goods.exvat': 'Varor exkl. moms',
  'checkout.line.delivery': 'Frakt, {name}',
  'checkout.line.delivery.exvat': 'Frakt, {name}, exkl. moms',
  'checkout.line.discount': 'Kampanjkod {code}',
  'payment.invoice': 'Faktura',
  'payment.invoice.text': 'Betala inom {invoiceDays} dagar',
  'payment.card': 'Kort',
  'payment.card.text': 'Visa, Mastercard eller Amex',
  'payment.stripe-card': 'Kort hos Stripe',
  'payment.stripe-card.text':
    'Visa, Mastercard eller Amex; du betalar hos Stripe och kommer sedan tillbaka hit',
  'payment.stripe-wallet': 'Apple Pay eller Google Pay',
  'payment.stripe-wallet.text': 'Du betalar med kortet i din telefon eller webbläsare',
  'payment.stripe-swish': 'Swish',
  'payment.stripe-swish.text':
    'Du betalar med Swish-appen via en sida hos Stripe och kommer sedan tillbaka hit',
  'checkout.toomany':
    'Det har kommit ovanligt många beställningar från dig. Försök igen efter {moment}.',
  'checkout.toomany.pieces':
    'Så många varor kan inte beställas härifrån på en gång. Beställ färre varor, eller försök igen efter {moment}.',
  'checkout.toomany.unpaid':
    'Det finns redan flera beställningar från dig som väntar på betalning. Välj ett annat betalsätt, betala dem först, eller försök igen efter {moment}.',
  'checkout.prepay.pieces':
    'Med banköverföring kan du beställa högst {max} varor åt gången. Välj ett annat betalsätt, eller dela upp beställningen.',
  'payment.prepay': 'Banköverföring i förskott',
  'payment.prepay.text': 'Vi skickar varorna när pengarna har kommit',
  'payment.klarna': 'Klarna',
  'payment.klarna.text': 'Faktura, delbetalning eller kort',
  'payment.account': 'Betala om 30 dagar',
  'payment.account.text': 'Hela summan på en gång, utan ränta och avgift',
  'receipt.held': 'Beställning {no} väntar på betalningen',
  'receipt.held.text':
    'Varorna är reserverade åt dig medan betalningen görs klar. Ladda om sidan för att se hur det går.',
  'receipt.cancelled': 'Beställning {no} gick inte igenom',
  'receipt.cancelled.text':
    'Betalningen kom inte fram i tid, så ingenting dras. Varorna ligger kvar i varukorgen.',
  'receipt.unpaid.text':
    'Betalningen hade inte kommit den {day}, så varorna är till salu igen. Kommer den ändå skickar vi dem om de finns kvar. Annars betalar vi tillbaka hela beloppet.',
  'receipt.refunded': 'Beställning {no} är återbetald',
  'receipt.next': 'Vad händer nu?',
  'receipt.pack': 'Vi packar varorna och mejlar när de är på väg.',
  'receipt.arrival': 'Beräknad ankomst: {days}.',
  'receipt.sum': 'Summa',
  'receipt.sum.refunded': 'Återbetalt',
  'receipt.print': 'Skriv ut eller spara sidan, så har du kvittot även utan mejlet.',
  'receipt.questions': 'Frågor om beställningen? Ring {phone} och uppge {no}.',
  'page.checkout.lost':
    'Webbläsaren har glömt vilken varukorg som är din, så kassan är tom. Lägg varorna i varukorgen igen.',
} as const
