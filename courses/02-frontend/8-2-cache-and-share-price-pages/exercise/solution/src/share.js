export const openGraph = ({ site, path, title, description }) => [
  ['og:type', 'website'],
  ['og:title', title],
  ['og:description', description],
  ['og:url', site + path],
  ['og:image', `${site}/card.png`],
  ['og:image:alt', 'Mandi price board'],
]
