/** The six Open Graph tags of a page as pairs: [['og:type', 'website'], ['og:title', title], …]. */
export function openGraph({ site, path, title, description }) {
  return []
}
