import type { Generated } from 'kysely'

/**
 * All tables of the shop, which `migrations/baseline` describes; written by `npm run docs` from a migrated
 * database.
 */
export interface ShopTables {
  address: {
    id: string
    customer_id: string | null
    company_id: string | null
    address_type: string
    care_of: Generated<string>
    address: string
    address2: Generated<string>
    zip_code: string
    city: string
    country: string
    phone_number: Generated<string>
    changed_at: number
    created_at: Generated<number>
  }
  approval: {
    order_id: string
    company_id: string
    buyer_id: string | null
    state: Generated<'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired'>
    period: 'order' | 'month' | 'year'
    allowed: number
    spent: number
    amount: number
    expires_at: number
    created_at: number
    decided_by: string | null
    decided_at: number | null
    message: Generated<string>
  }
  article: {
    number: string
    product_id: number
    position: number
    size: string | null
    colour_id: string | null
    colour_sv: string | null
    colour_en: string | null
    colour_hex: string | null
    price: number
    campaign_price: number | null
    lowest_price: number | null
    business_price: number
    expected_on: string | null
    published: Generated<number>
    off_in_file: Generated<number>
    on_sale_by_hand: number | null
    running_price: number | null
    running_business_price: number | null
    content_amount: number | null
    content_unit: string | null
  }
  attempt: {
    key: string
    hash: string
    order_id: string
    created_at: number
  }
  attempt_limit: {
    key: string
    count: number
    ends_at: number
  }
  campaign: {
    id: string
    version: Generated<number>
    name_sv: string
    name_en: string
    starts_at: number
    ends_at: number
    covers: 'all' | 'brand' | 'category' | 'goods'
    percent: number | null
    on_sport: number
    on_professional: number
    scheduled_at: number | null
    created_at: number
  }
  campaign_code: {
    code: string
    percent: number | null
    amount: number | null
    from_total: Generated<number>
    uses_left: number | null
    valid_from: number | null
    valid_until: number | null
  }
  campaign_target: {
    campaign_id: string
    kind: 'brand' | 'category' | 'product' | 'article'
    target: string
    price: number | null
  }
  cart: {
    id: string
    session_id: string | null
    customer_id: string | null
    storefront: 'sport' | 'professional'
    status: Generated<'open' | 'ordered' | 'merged'>
    version: Generated<number>
    campaign_code: string | null
    notices: string | null
    created_at: number
    changed_at: number
  }
  cart_key: {
    id: string
    session_id: string
    origin: string
    kind: 'key' | 'code'
    created_at: number
    handed_at: number | null
    page: string | null
  }
  cart_place: {
    cart_id: string
    article_number: string
    position: number
  }
  cart_row: {
    id: string
    cart_id: string
    article_number: string
    quantity: number
    seen_price: number | null
    position: number
  }
  catalogue_version: {
    id: number
    version: number
    campaigns_at: number | null
  }
  category: {
    id: string
    parent_id: string | null
    slug: string
    position: number
    level: number
  }
  category_text: {
    category_id: string
    lang: 'sv' | 'en'
    name: string
    description: string
  }
  checkout: {
    order_id: string
    cart_id: string
    content: string
    created_at: number
    changed_at: number
  }
  code_use: {
    order_id: string
    code: string
    state: 'used' | 'given back'
  }
  company: {
    id: string
    name: string
    organisation_number: string
    may_invoice: Generated<number>
  }
  company_request: {
    id: string
    status: Generated<'open' | 'accepted' | 'refused'>
    company_name: string
    organization_number: string
    first_name: string
    last_name: string
    email: string
    phone: string
    address: string
    zip_code: string
    city: string
    message: string
    lang: 'sv' | 'en'
    storefront: 'sport' | 'professional'
    made_at: number
    decided_at: number | null
    answer: string | null
  }
  consent_event: {
    id: string
    consent: string
    act: 'asked' | 'given' | 'withdrawn'
    place: string
    text_id: string | null
    customer_id: string | null
    email: string | null
    order_id: string | null
    registration_id: string | null
    request_hash: string | null
    made_at: number
  }
  consent_text: {
    id: string
    consent: string
    place: string
    version: number
    lang: 'sv' | 'en'
    words: string
    since: number
  }
  customer: {
    id: string
    email: string
    password_hash: string
    first_name: string
    last_name: string
    phone: string | null
    company_id: string | null
    role: Generated<'buyer' | 'admin'>
    created_at: number
    removed_at: number | null
    lang: 'sv' | 'en' | null
  }
  customer_profile: {
    customer_id: string
    birth_date: string | null
    gender: 'Male' | 'Female' | null
    consented_at: number
  }
  demo_state: {
    id: number
    is_demo: number
  }
  email_change: {
    id: string
    customer_id: string
    old_email: string
    new_email: string
    lang: 'sv' | 'en'
    storefront: 'sport' | 'professional'
    token_hash: string | null
    stop_hash: string | null
    made_at: number
    changed_at: number | null
    stopped_at: number | null
  }
  favourite: {
    customer_id: string
    product_id: number
    added_at: number
  }
  fee: {
    id: string
    kind: 'fee' | 'service'
    rule: 'bulky' | 'below-total'
    amount: number
    vat_rate: number
    below_total: number | null
    name_sv: string
    name_en: string
    from_file: Generated<number>
  }
  gift: {
    article_number: string
    from_total: number
  }
  goods_return: {
    id: string
    number: string
    order_id: string
    state: 'sent' | 'received' | 'repaid' | 'refused'
    lang: 'sv' | 'en'
    created_at: number
    received_at: number | null
    settled_at: number | null
    message: Generated<string>
  }
  goods_return_row: {
    return_id: string
    row_id: string
    quantity: number
    reason: string
    received: number | null
  }
  hand_edit: {
    subject: 'product' | 'article'
    subject_id: string
    field: string
    edited_at: number
    member_id: string | null
  }
  idempotency: {
    scope: string
    key: string
    hash: string
    status: number
    answer: string
    created_at: number
  }
  login_step: {
    session_id: string
    customer_id: string
    made_at: number
  }
  measured_step: {
    day: string
    storefront: 'sport' | 'professional'
    lang: 'sv' | 'en'
    step: 'seen' | 'added' | 'checkout'
    count: number
  }
  measured_vital: {
    day: string
    vital: 'LCP' | 'INP' | 'CLS'
    page: string
    device: 'phone' | 'desktop'
    range: number
    count: number
  }
  newsletter_consent: {
    email: string
    gender: 'Male' | 'Female' | null
    lang: 'sv' | 'en'
    token_hash: string
    asked_at: number
    confirmed_at: number | null
  }
  node: {
    id: string
    host: string
    settings: string
    seen_at: number
  }
  order_handling: {
    order_id: string
    paid_on: string | null
    paid_reference: string | null
    packed_at: number | null
    sent_at: number | null
    carrier: string | null
    tracking: string | null
    cancelled_at: number | null
  }
  order_list: {
    id: string
    company_id: string
    customer_id: string | null
    name: string
    is_shared: number
    changed_at: number
  }
  order_list_row: {
    list_id: string
    position: number
    article_number: string
    quantity: number
  }
  order_note: {
    id: string
    order_id: string
    staff_name: string
    text: string
    created_at: number
  }
  order_row: {
    id: string
    order_id: string
    position: number
    kind: 'article' | 'gift' | 'fee' | 'service'
    article_number: string
    name: string
    size: string | null
    colour: string | null
    quantity: number
    price: number
    vat_rate: number
    total: number
    refunded: Generated<number>
    restocked: Generated<number>
    returning_pieces: Generated<number>
  }
  orders: {
    id: string
    number: string
    cart_id: string
    customer_id: string | null
    company_id: string | null
    session_id: string | null
    storefront: 'sport' | 'professional'
    lang: 'sv' | 'en'
    currency: Generated<string>
    status: 'placed' | 'held' | 'paid' | 'cancelled' | 'refunded' | 'delivered'
    email: string
    details: string
    goods_total: number
    fee_total: Generated<number>
    delivery_total: Generated<number>
    discount_total: Generated<number>
    vat_total: number
    total: number
    created_at: number
    sign_up_email: string | null
    pay_by: number | null
    delivery_refunded: Generated<number>
  }
  outbox: {
    id: string
    kind: string
    ref: string
    content: string
    attempts: Generated<number>
    claimed_until: Generated<number>
    created_at: number
    done_at: number | null
    given_up_at: number | null
    trouble: string | null
  }
  passkey: {
    id: string
    credential_id: string
    customer_id: string
    public_key: string
    counter: number
    transports: string
    name: string
    made_at: number
    used_at: number | null
  }
  password_link: {
    token_hash: string
    customer_id: string
    made_at: number
    used_at: number | null
    used_by: string | null
    good_until: number | null
  }
  payment: {
    id: string
    order_id: string
    provider: string
    reference: string
    state: 'pending' | 'authorized' | 'captured' | 'failed' | 'cancelled' | 'refunding' | 'refunded'
    amount: number
    currency: string
    created_at: number
    changed_at: number
    refunded: Generated<number>
  }
  payment_event: {
    provider: string
    id: string
    received_at: number
  }
  picture_file: {
    name: string
    bytes: Uint8Array
    added_at: number
  }
  price_history: {
    article_number: string
    valid_from: number
    price: number
  }
  price_list: {
    id: Generated<number>
    version: Generated<number>
    name: string
    created_at: number
  }
  price_list_company: {
    company_id: string
    list_id: number
  }
  price_list_line: {
    list_id: number
    article_number: string
    from_quantity: number
    currency: string
    price: number | null
    discount: number | null
  }
  product: {
    id: Generated<number>
    code: string
    slug: string
    brand: string
    gender: 'women' | 'men' | 'unisex' | 'kids' | null
    drawing: string
    image_url: string | null
    manufacturer: string
    is_quotation: Generated<number>
    is_bulky: Generated<number>
    vat_rate: number
    on_sport: number
    on_professional: number
    published: Generated<number>
    created_at: number
    main_category_id: string | null
    min_price: number
    max_price: number
    min_business_price: number
    has_campaign: Generated<number>
    popularity: Generated<number>
    source: string
    content_hash: string
    new_until: number | null
    off_in_file: Generated<number>
    on_sale_by_hand: number | null
    document_id: number | null
    energy_class: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null
    energy_label_url: string | null
    energy_sheet_url: string | null
  }
  product_category: {
    product_id: number
    category_id: string
    is_main: number
  }
  product_picture: {
    product_id: number
    position: number
    colour_id: string | null
    url: string | null
    view: 'back' | 'sole' | 'detail' | null
    alt_sv: string | null
    alt_en: string | null
  }
  product_search_en: {
    rowid: number
    name: string
    type: string
    brand: string
    category: string
    colour: string
    material: string
    body: string
    numbers: string
  }
  product_search_sv: {
    rowid: number
    name: string
    type: string
    brand: string
    category: string
    colour: string
    material: string
    body: string
    numbers: string
  }
  product_term_en: {
    term: string
    col: string
    doc: number
    cnt: number
  }
  product_term_sv: {
    term: string
    col: string
    doc: number
    cnt: number
  }
  product_text: {
    product_id: number
    lang: 'sv' | 'en'
    name: string
    description: string
    trait: string | null
    type: string
    material: string | null
  }
  product_word_en: {
    term: string
    doc: number
    cnt: number
  }
  product_word_sv: {
    term: string
    doc: number
    cnt: number
  }
  quotation: {
    id: string
    number: string
    state: Generated<'asked' | 'answered' | 'accepted' | 'refused' | 'declined' | 'expired'>
    customer_id: string | null
    company_id: string | null
    session_id: string | null
    storefront: 'sport' | 'professional'
    lang: 'sv' | 'en'
    currency: string
    company_name: string
    organization_number: string
    first_name: string
    last_name: string
    email: string
    phone: string
    address: string
    zip_code: string
    city: string
    contact_person: Generated<string>
    message: Generated<string>
    terms_accepted_at: number
    created_at: number
    answered_at: number | null
    valid_until: number | null
    delivery_total: Generated<number>
    answer: Generated<string>
    settled_at: number | null
    order_id: string | null
    terms_text_id: string | null
  }
  quotation_list_row: {
    session_id: string
    article_number: string
    quantity: number
    note: Generated<string>
    added_at: number
  }
  quotation_row: {
    quotation_id: string
    position: number
    article_number: string
    name: string
    size: string | null
    colour: string | null
    vat_rate: number
    quantity: number
    note: Generated<string>
    price: number | null
  }
  recovery_code: {
    code_hash: string
    customer_id: string
    used_at: number | null
    made_at: number | null
  }
  refund: {
    id: string
    order_id: string
    payment_id: string
    amount: number
    reason: 'return' | 'complaint' | 'missing' | 'goodwill'
    with_delivery: Generated<number>
    state: 'started' | 'done' | 'refused'
    created_at: number
    settled_at: number | null
  }
  refund_row: {
    refund_id: string
    row_id: string
    quantity: number
  }
  registration: {
    id: string
    email: string
    session_id: string | null
    password_hash: string
    first_name: string
    last_name: string
    phone: string
    birth_date: string | null
    gender: 'Male' | 'Female' | null
    consented_at: number
    made_at: number
  }
  removed_address: {
    id: string
    owner_id: string
    removed_at: number
  }
  reservation: {
    order_id: string
    article_number: string
    quantity: number
    state: 'held' | 'sold' | 'released'
    expires_at: number
  }
  restock_request: {
    id: string
    article_number: string
    email: string
    stop_key: string
    lang: 'sv' | 'en'
    storefront: 'sport' | 'professional'
    asked_at: number
    noticed_at: number | null
  }
  review: {
    id: string
    product_id: number
    order_id: string | null
    stars: number
    fit: 'small' | 'true' | 'large' | null
    body: string
    author: string
    lang: 'sv' | 'en'
    state: 'waiting' | 'shown' | 'refused'
    refusal: 'abuse' | 'personal' | 'unrelated' | 'advertising' | 'illegal' | null
    reply: Generated<string>
    written_at: number
  }
  sandbox_payment: {
    reference: string
    provider: string
    order_id: string
    state: string
    amount: number
    currency: string
    content: string
    changed_at: number
  }
  second_step: {
    customer_id: string
    secret: string | null
    step: Generated<number>
    since: number | null
    pending_secret: string | null
    pending_at: number | null
  }
  secret: {
    name: string
    value: string
  }
  seen_product: {
    customer_id: string
    product_id: number
    seen_at: number
  }
  session: {
    id: string
    customer_id: string | null
    logged_in_at: number | null
    created_at: number
    seen_at: number
    browser: string | null
    system: string | null
  }
  size_guide: {
    product_id: number
    guide: string
  }
  soft_login: {
    token_hash: string
    email: string
    made_at: number
  }
  spending_limit: {
    id: Generated<number>
    company_id: string
    customer_id: string | null
    period: 'order' | 'month' | 'year' | null
    amount: number | null
    currency: string
    set_by: string | null
    set_in: 'company' | 'shop'
    set_at: number
  }
  staff_audit: {
    id: Generated<number>
    at: number
    staff_id: string | null
    staff_name: string
    action: string
    subject_kind: string
    subject: string
    before: string | null
    after: string | null
  }
  staff_link: {
    token_hash: string
    staff_id: string
    made_at: number
    used_at: number | null
  }
  staff_member: {
    id: string
    email: string
    name: string
    role: 'owner' | 'sales' | 'stock'
    lang: 'sv' | 'en'
    password_hash: string
    totp_secret: string | null
    totp_step: Generated<number>
    created_at: number
    removed_at: number | null
  }
  staff_recovery_code: {
    code_hash: string
    staff_id: string
    used_at: number | null
  }
  staff_session: {
    id: string
    staff_id: string
    stage: 'code' | 'setup' | 'open'
    pending_secret: string | null
    notice: string | null
    created_at: number
    seen_at: number
    proved_at: number
  }
  stock: {
    article_number: string
    available: number
  }
  stock_move: {
    order_id: string
    article_number: string
    reason: 'sold' | 'held' | 'released' | 'returned'
    delta: number
    created_at: number
  }
  stock_turn: {
    product_id: Generated<number>
    turn: number
  }
  used_challenge: {
    challenge: string
    ends_at: number
  }
  withdrawal: {
    id: string
    number: string
    email: string
    scope: string
    order_id: string | null
    name: string
    rows: string
    articles: string
    lang: 'sv' | 'en'
    times: Generated<number>
    received_at: number
    settled_at: number | null
  }
  write_probe: {
    id: number
    written_at: number
  }
}
