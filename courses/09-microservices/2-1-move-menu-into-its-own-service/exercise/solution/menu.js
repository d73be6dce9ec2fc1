export function createMenu(dishes) {
  const stock = structuredClone(dishes)
  const taken = new Map() // "dish/order" -> answer; in real life a table with that primary key
  return {
    handle({ method, path }) {
      const [, dish, order] = /^\/dishes\/([\w-]+)\/portions\/([\w-]+)$/.exec(path) ?? []
      if (method !== 'PUT' || !dish) return { status: 404, body: { reason: 'no-such-path' } }
      const key = `${dish}/${order}`
      if (taken.has(key)) return { status: 200, body: taken.get(key) }
      if (!Object.hasOwn(stock, dish)) return { status: 404, body: { reason: 'unknown-dish' } }
      const found = stock[dish]
      if (found.left === 0) return { status: 409, body: { reason: 'sold-out' } }
      found.left -= 1
      taken.set(key, { dishName: found.name, paise: found.paise, left: found.left })
      return { status: 200, body: taken.get(key) }
    },
  }
}
