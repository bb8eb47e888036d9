import type { Generated, Kysely, Transaction } from 'kysely'
import type { ApprovalState, LimitPeriod } from '../../../src/model/approvals.ts'
import type { CampaignTable, CampaignTargetTable } from './campaign-tables.ts'
import type {
  ArticleTable,
  CatalogueVersionTable,
  CategoryTable,
  CategoryTextTable,
  DemoStateTable,
  FeeTable,
  GiftTable,
  PriceHistoryTable,
  ProductCategoryTable,
  ProductPictureTable,
  ProductSearchTable,
  ProductTable,
  ProductTextTable,
  ProductWordTable,
  SizeGuideTable,
  StockTable,
} from './catalogue-tables.ts'
import type {
  AddressTable,
  CheckoutTable,
  CodeUseTable,
  NewsletterConsentTable,
  PaymentEventTable,
  PaymentTable,
  RemovedAddressTable,
  SandboxPaymentTable,
} from './checkout-tables.ts'
import type { ConsentEventTable, ConsentTextTable } from './consent-tables.ts'
import type { HandEditTable, PictureFileTable } from './hand-edit-tables.ts'
import type { MeasuredStepTable, MeasuredVitalTable } from './measurement-tables.ts'
import type {
  AttemptTable,
  CampaignCodeTable,
  GoodsReturnRowTable,
  GoodsReturnTable,
  OrderRowTable,
  OrdersTable,
  OutboxTable,
  RefundRowTable,
  RefundTable,
  ReservationTable,
  StockMoveTable,
  WithdrawalTable,
} from './order-tables.ts'
import type {
  QuotationListRowTable,
  QuotationRowTable,
  QuotationTable,
} from './quotation-tables.ts'
import type {
  CompanyRequestTable,
  CustomerProfileTable,
  EmailChangeTable,
  RegistrationTable,
  SoftLoginTable,
} from './registration-tables.ts'
import type { RestockRequestTable } from './restock-table.ts'
import type { ReviewTable } from './review-table.ts'
import type {
  LoginStepTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondStepTable,
  UsedChallengeTable,
} from './second-step-tables.ts'
import type {
  StaffAuditTable,
  StaffLinkTable,
  StaffMemberTable,
  StaffRecoveryCodeTable,
  StaffSessionTable,
} from './staff-tables.ts'
import type {
  AttemptLimitTable,
  CartPlaceTable,
  CartRowTable,
  CartTable,
  CompanyTable,
  CustomerTable,
  IdempotencyTable,
  PasswordLinkTable,
  SecretTable,
  SessionTable,
} from './visitor-tables.ts'

/** Every table of the shop. Money is öre; instants are milliseconds since 1970; days are ISO dates. */
export interface ShopTables {
  category: CategoryTable
  category_text: CategoryTextTable
  product: ProductTable
  product_text: ProductTextTable
  product_category: ProductCategoryTable
  product_picture: ProductPictureTable
  size_guide: SizeGuideTable
  article: ArticleTable
  price_history: PriceHistoryTable
  stock: StockTable
  gift: GiftTable
  fee: FeeTable
  campaign: CampaignTable
  campaign_target: CampaignTargetTable
  price_list: PriceListTable
  price_list_line: PriceListLineTable
  price_list_company: PriceListCompanyTable
  hand_edit: HandEditTable
  picture_file: PictureFileTable
  catalogue_version: CatalogueVersionTable
  demo_state: DemoStateTable
  product_search_sv: ProductSearchTable
  product_search_en: ProductSearchTable
  product_word_sv: ProductWordTable
  product_word_en: ProductWordTable
  secret: SecretTable
  company: CompanyTable
  customer: CustomerTable
  password_link: PasswordLinkTable
  session: SessionTable
  cart: CartTable
  cart_row: CartRowTable
  cart_place: CartPlaceTable
  idempotency: IdempotencyTable
  attempt_limit: AttemptLimitTable
  campaign_code: CampaignCodeTable
  attempt: AttemptTable
  orders: OrdersTable
  order_row: OrderRowTable
  refund: RefundTable
  refund_row: RefundRowTable
  reservation: ReservationTable
  stock_move: StockMoveTable
  outbox: OutboxTable
  checkout: CheckoutTable
  address: AddressTable
  removed_address: RemovedAddressTable
  code_use: CodeUseTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  sandbox_payment: SandboxPaymentTable
  newsletter_consent: NewsletterConsentTable
  consent_text: ConsentTextTable
  consent_event: ConsentEventTable
  registration: RegistrationTable
  customer_profile: CustomerProfileTable
  soft_login: SoftLoginTable
  email_change: EmailChangeTable
  company_request: CompanyRequestTable
  second_step: SecondStepTable
  recovery_code: RecoveryCodeTable
  login_step: LoginStepTable
  passkey: PasskeyTable
  used_challenge: UsedChallengeTable
  withdrawal: WithdrawalTable
  restock_request: RestockRequestTable
  favourite: FavouriteTable
  seen_product: SeenProductTable
  goods_return: GoodsReturnTable
  goods_return_row: GoodsReturnRowTable
  review: ReviewTable
  quotation: QuotationTable
  quotation_row: QuotationRowTable
  quotation_list_row: QuotationListRowTable
  order_list: OrderListTable
  order_list_row: OrderListRowTable
  spending_limit: SpendingLimitTable
  approval: ApprovalTable
  measured_step: MeasuredStepTable
  measured_vital: MeasuredVitalTable
  write_probe: WriteProbeTable
  staff_member: StaffMemberTable
  staff_session: StaffSessionTable
  staff_link: StaffLinkTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_audit: StaffAuditTable
  order_handling: OrderHandlingTable
  order_note: OrderNoteTable
}

/** One row, which is written to see whether anything can be. */
interface WriteProbeTable {
  id: number
  written_at: number
}

/** The shop's database. Single statements may run on it; several that belong together take a `Tx`. */
export type Db = Kysely<ShopTables>
/** A write transaction. It holds the write lock from its first moment. */
export type Tx = Transaction<ShopTables>

/** What was set when, and by whom: only ever added to. The last one of a company or a buyer counts. */
interface SpendingLimitTable {
  id: Generated<number>
  company_id: string
  /** Whose budget; null for the company's limit of each order. */
  customer_id: string | null
  /** Null where it was lifted. */
  period: LimitPeriod | null
  /** In minor units, without VAT. */
  amount: number | null
  currency: string
  /** The approver; null where the shop's staff did, or who did is erased. */
  set_by: string | null
  set_in: 'company' | 'shop'
  set_at: number
}

/** An order that needs, or needed, an approver. */
interface ApprovalTable {
  order_id: string
  company_id: string
  buyer_id: string | null
  state: Generated<ApprovalState>
  /** What it went beyond, as it was then. */
  period: LimitPeriod
  allowed: number
  spent: number
  /** Of the order, without VAT. */
  amount: number
  /** When its goods go back on sale unless somebody has decided. */
  expires_at: number
  created_at: number
  decided_by: string | null
  decided_at: number | null
  /** Why it was refused. */
  message: Generated<string>
}

/** A product that a customer has marked. */
interface FavouriteTable {
  customer_id: string
  product_id: number
  /** The newest is shown first. */
  added_at: number
}

/** What the staff has done with an order; one row for each that anything was done with. */
interface OrderHandlingTable {
  order_id: string
  /** The day on which a bank transfer came, as an ISO date. */
  paid_on: Generated<string | null>
  /** What the bank says of the transfer. */
  paid_reference: Generated<string | null>
  packed_at: Generated<number | null>
  sent_at: Generated<number | null>
  carrier: Generated<string | null>
  tracking: Generated<string | null>
  /** When the shop cancelled it; what is paid after that goes back. */
  cancelled_at: Generated<number | null>
}

/** What the staff writes to itself about an order. */
interface OrderNoteTable {
  id: string
  order_id: string
  staff_name: string
  text: string
  created_at: number
}

/** What the people of a company order again and again. */
interface OrderListTable {
  id: string
  company_id: string
  /** Who made it; null once their account is erased, where the company has a share in it. */
  customer_id: string | null
  name: string
  /** 1 for a list that everybody of the company orders from. */
  is_shared: number
  changed_at: number
}

interface OrderListRowTable {
  list_id: string
  position: number
  article_number: string
  quantity: number
}

/** What some companies pay by agreement. */
interface PriceListTable {
  id: Generated<number>
  /** Goes up with each change of it or its lines: pages are kept by it, and forms are checked by it. */
  version: Generated<number>
  name: string
  created_at: number
}

/** A fixed price, or so much off the shop's price for businesses. */
interface PriceListLineTable {
  list_id: number
  /** Of an article, or `*` for each that there is. */
  article_number: string
  /** Pieces that an order has of the product for this to count. */
  from_quantity: number
  /** Of the fixed price; empty where it is a percentage. */
  currency: string
  /** Of one piece, VAT excluded. */
  price: number | null
  /** In hundredths of a per cent. */
  discount: number | null
}

interface PriceListCompanyTable {
  company_id: string
  list_id: number
}

/** A product that a customer has looked at. */
interface SeenProductTable {
  customer_id: string
  product_id: number
  /** The newest is shown first. */
  seen_at: number
}
