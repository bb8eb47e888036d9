/** The statement that inserts or updates the articles of a query, whose columns come in this order. */
export function articleUpsert(articles: string): string {
  return `
  insert into article (
    number, product_id, position, size, colour_id, colour_sv, colour_en, colour_hex,
    price, campaign_price, lowest_price, business_price, expected_on,
    content_amount, content_unit, published
  )
  ${articles}
  on conflict (number) do update set
    position = excluded.position, size = excluded.size, colour_id = excluded.colour_id,
    colour_sv = excluded.colour_sv, colour_en = excluded.colour_en,
    colour_hex = excluded.colour_hex, price = excluded.price,
    campaign_price = excluded.campaign_price, lowest_price = excluded.lowest_price,
    business_price = excluded.business_price, expected_on = excluded.expected_on,
    content_amount = excluded.content_amount, content_unit = excluded.content_unit,
    off_in_file = 0,
    on_sale_by_hand = nullif(article.on_sale_by_hand, 1),
    published = coalesce(article.on_sale_by_hand, 1)
  where article.product_id = excluded.product_id`
}
