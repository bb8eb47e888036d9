/** Swedish texts of the menus. */
export const svMenu = {
  'menu.open': 'Meny',
  'menu.categories': 'Kategorier',
  'menu.links': 'Kategorilista',
  'menu.below': 'Underkategorier i {name}',
}
