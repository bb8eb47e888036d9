/** Texts of links to orders, on pages and in mails, in Swedish. */
export const orderSv = {
  'order.link.lost': 'Länken gäller inte längre',
  'order.link.lost.text':
    'En länk till en beställning gäller i ett drygt år. Vi mejlar gärna en ny till den adress som beställningen gjordes med. Har du ett konto ser du beställningen när du har loggat in.',
  'order.link.submit': 'Mejla en ny länk',
  'order.link.sent': 'Titta i din e-post',
  'order.link.sent.text':
    'Finns beställningen är en ny länk på väg till den adress som den gjordes med. Titta även i skräpposten.',
  'mail.orderlink.subject': 'Ny länk till din beställning {number}',
  'mail.orderlink': 'Här är en ny länk till din beställning {number}.',
  'mail.orderlink.note':
    'Länken gäller till och med {day}. Bad du inte om den kan du strunta i mejlet.',
}
