/** The tab's icon: a service box with a ball in it. */
export const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<rect width="32" height="32" rx="6" fill="#e86100"/>',
  '<path d="M6 6h20v20H6zM6 16h20M16 16v10" fill="none" stroke="#fff" stroke-width="2.4"/>',
  '<circle cx="20.5" cy="11" r="2.8" fill="#d8f034"/></svg>',
].join('')
