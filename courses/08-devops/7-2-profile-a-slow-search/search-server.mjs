// Kadai's search. Usage: node search-server.mjs    then: curl 'localhost:18600/search?q=tomato'
import { createServer } from 'node:http'

const kinds = ['tomato', 'onion', 'rice', 'coconut oil', 'toor dal', 'tea', 'jaggery', 'turmeric', 'green chilli', 'drumstick', 'tamarind', 'ragi flour']
const brands = ['Nilgiri', 'Kovai', 'Anaimalai', 'Siruvani', 'Bhavani', 'Noyyal', 'Marudam', 'Kongu']
const sizes = ['100 g', '250 g', '500 g', '1 kg', '2 kg', '5 kg']
const products = []
for (const kind of kinds) for (const brand of brands) for (const size of sizes) for (const grade of ['', ' (Premium)', ' (Organic)', ' (Value)', ' (Farm)'])
  products.push({ id: products.length + 1, name: `${brand} ${kind}${grade}, ${size}`, description: `${kind} from ${brand}. `.repeat(12) })

function normalise(text) {
  return text.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ' ').replace(/\s+/g, ' ').trim()
}
function score(product, words) {
  const name = normalise(product.name)
  const description = normalise(product.description)
  let points = 0
  for (const word of words) {
    if (name.split(' ').includes(word)) points += 10
    else if (description.includes(word)) points += 1
  }
  return points
}
function search(query) {
  const words = normalise(query).split(' ')
  return products
    .map((product) => ({ ...product, points: score(product, words) }))
    .filter((product) => product.points > 0)
    .sort((a, b) => b.points - a.points || a.id - b.id)
    .slice(0, 10)
    .map(({ id, name, points }) => ({ id, name, points }))
}

const app = createServer((request, response) => {
  const url = new URL(request.url, 'http://search')
  if (url.pathname === '/healthz') return response.end('alive\n')
  if (url.pathname !== '/search') {
    response.statusCode = 404
    return response.end('not found\n')
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(search(url.searchParams.get('q') ?? '')) + '\n')
})
app.listen(Number(process.env.PORT ?? 18600), '127.0.0.1', () => console.log(`${products.length} products`))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => {
  app.close(() => process.exit(0))
  app.closeAllConnections()
})
