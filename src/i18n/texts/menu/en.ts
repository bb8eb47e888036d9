/** English texts of the menus. */
export const enMenu = {
  'menu.open': 'Menu',
  'menu.categories': 'Categories',
  'menu.links': 'Category list',
  'menu.below': 'Subcategories of {name}',
}
