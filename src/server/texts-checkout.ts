/** Sentences about a checkout that only the server says. */
export const checkoutSv = {
  'checkout.changed':
    'Beställningen har ändrats i en annan flik, eller så tog tiden slut. Gå igenom den och beställ igen.',
  'checkout.ordered': 'Beställningen är redan gjord. Den finns på orderbekräftelsen.',
  'checkout.empty': 'Varukorgen är tom. Lägg i något innan du beställer.',
  'checkout.lookagain': 'Något har ändrats sedan du såg kassan. Kontrollera och beställ igen.',
  'checkout.totalchanged': 'Summan har ändrats. Kontrollera den och beställ igen.',
  'checkout.quotation': '{name} säljs på offert. Ta bort varan ur varukorgen och be om en offert.',
  'checkout.notsold': '{name} säljs inte längre. Ta bort varan ur varukorgen.',
  'checkout.short': '{name}: vi har bara {max} kvar. Minska antalet och beställ igen.',
  'checkout.soldout': '{name} är slut. Ta bort varan ur varukorgen och beställ igen.',
  'checkout.businessonly': 'Här handlar företag. Logga in med företagets konto.',
  'checkout.country.unknown': 'Välj ett land i listan.',
  'checkout.delivery.unknown': 'Välj ett av leveranssätten i listan.',
  'checkout.option.unknown': 'Välj ett av förslagen i listan.',
  'checkout.payment.unknown': 'Välj ett av betalsätten i listan.',
  'checkout.companyaddress.unknown': 'Adressen finns inte. Välj en annan.',
  'checkout.code.expired': 'Koden {code} har gått ut. Ta bort den eller prova en annan.',
  'checkout.code.used': 'Koden {code} är redan använd. Ta bort den eller prova en annan.',
  'checkout.code.fromtotal': 'Koden {code} gäller när du handlar för minst {sum}.',
  'checkout.code.notapplied': 'Använd koden först, eller töm fältet.',
  'checkout.provider.down':
    'Betalningen svarar inte just nu. Försök igen om en stund, eller välj ett annat sätt att betala.',
  'checkout.giftgone':
    'Gåvan {name} har tagit slut och följer inte längre med. Beställ igen utan den.',
  'checkout.notice.gift': 'Gåvan {name} har tagit slut och följer inte längre med.',
  'checkout.notice.option':
    'Tiden eller utlämningsstället som du valde går inte att få längre. Välj på nytt.',
  'checkout.notice.delivery':
    'Leveranssättet som du valde går inte att få längre. Vi har valt {name} i stället.',
  'checkout.notice.delivery.none': 'Leveranssättet som du valde går inte att få längre.',
  'checkout.notice.payment':
    'Betalsättet som du valde går inte att få längre. Vi har valt {name} i stället.',
  'checkout.notice.payment.none':
    'Betalsättet som du valde går inte att få längre. Välj ett annat.',
  'checkout.code.unknown': 'Koden {code} gäller inte. Kontrollera stavningen.',
  'order.thanks': 'Tack! Beställning {no} är mottagen.',
  'order.mail': 'Bekräftelsen är skickad till {email}.',
  'checkout.title': 'Kassa',
  'checkout.noscript.card':
    'Det här sättet att betala kräver JavaScript. Välj ett annat i steg 3, eller slå på JavaScript.',
  'checkout.update': 'Spara valen och räkna om',
  'checkout.line.goods': 'Varor',
  'checkout.line.delivery': 'Leverans, {name}',
  'checkout.line.discount': 'Kampanjkod {code}',
  'payment.invoice': 'Faktura',
  'payment.invoice.text': 'Betala inom 30 dagar',
  'payment.card': 'Kort',
  'payment.card.text': 'Visa, Mastercard eller Amex',
  'payment.stripe-card': 'Kort hos Stripe',
  'payment.stripe-card.text': 'Du betalar hos Stripe och kommer sedan tillbaka hit',
  'payment.prepay': 'Banköverföring i förskott',
  'payment.prepay.text': 'Vi skickar varorna när pengarna har kommit',
  'payment.klarna': 'Klarna',
  'payment.klarna.text': 'Faktura, delbetalning eller kort',
  'payment.account': 'Konto och delbetalning',
  'payment.account.text': 'Köp nu och betala i delar',
} as const

export const checkoutEn: Record<keyof typeof checkoutSv, string> = {
  'checkout.changed':
    'The order was changed in another tab, or time ran out. Go through it and order again.',
  'checkout.ordered': 'The order has already been placed. You find it on the confirmation.',
  'checkout.empty': 'Your cart is empty. Put something in it before you order.',
  'checkout.lookagain':
    'Something has changed since you saw the checkout. Check it and order again.',
  'checkout.totalchanged': 'The total has changed. Check it and order again.',
  'checkout.quotation': '{name} is sold on request. Remove it from the cart and ask for a quote.',
  'checkout.notsold': '{name} is no longer sold. Remove it from the cart.',
  'checkout.short': '{name}: only {max} left. Lower the quantity and order again.',
  'checkout.soldout': '{name} is out of stock. Remove it from the cart and order again.',
  'checkout.businessonly': 'This shop is for businesses. Log in with a business account.',
  'checkout.country.unknown': 'Choose a country from the list.',
  'checkout.delivery.unknown': 'Choose one of the delivery methods in the list.',
  'checkout.option.unknown': 'Choose one of the suggestions in the list.',
  'checkout.payment.unknown': 'Choose one of the ways to pay in the list.',
  'checkout.companyaddress.unknown': 'There is no such address. Choose another one.',
  'checkout.code.expired': 'Code {code} has expired. Remove it or try another one.',
  'checkout.code.used': 'Code {code} has been used. Remove it or try another one.',
  'checkout.code.fromtotal': 'Code {code} applies when you buy for at least {sum}.',
  'checkout.code.notapplied': 'Apply the code first, or empty the field.',
  'checkout.provider.down':
    'The payment does not answer right now. Try again shortly, or choose another way to pay.',
  'checkout.giftgone':
    'The gift {name} is gone and does not come along any more. Order again without it.',
  'checkout.notice.gift': 'The gift {name} is gone and does not come along any more.',
  'checkout.notice.option':
    'The time or pick-up point you chose can no longer be had. Choose another one.',
  'checkout.notice.delivery':
    'The delivery you chose can no longer be had. We have chosen {name} instead.',
  'checkout.notice.delivery.none': 'The delivery you chose can no longer be had.',
  'checkout.notice.payment':
    'The way to pay you chose can no longer be had. We have chosen {name} instead.',
  'checkout.notice.payment.none':
    'The way to pay you chose can no longer be had. Choose another one.',
  'checkout.code.unknown': 'Code {code} does not apply. Check the spelling.',
  'order.thanks': 'Thank you! Order {no} is received.',
  'order.mail': 'We sent the confirmation to {email}.',
  'checkout.title': 'Checkout',
  'checkout.noscript.card':
    'This way to pay needs JavaScript. Choose another one in step 3, or turn JavaScript on.',
  'checkout.update': 'Save the choices and update the total',
  'checkout.line.goods': 'Goods',
  'checkout.line.delivery': 'Delivery, {name}',
  'checkout.line.discount': 'Campaign code {code}',
  'payment.invoice': 'Invoice',
  'payment.invoice.text': 'Pay within 30 days',
  'payment.card': 'Card',
  'payment.card.text': 'Visa, Mastercard or Amex',
  'payment.stripe-card': 'Card at Stripe',
  'payment.stripe-card.text': 'You pay at Stripe and then come back here',
  'payment.prepay': 'Bank transfer in advance',
  'payment.prepay.text': 'We send the goods once the money has come',
  'payment.klarna': 'Klarna',
  'payment.klarna.text': 'Invoice, instalments or card',
  'payment.account': 'Account and instalments',
  'payment.account.text': 'Buy now and pay in parts',
}
