const texts = { 'sold-out': 'This dish is sold out', 'unknown-dish': 'We do not have this dish' }

export function createOrders(menuUrl) {
  const orders = []
  return {
    async place(id, office, dish) {
      const response = await fetch(`${menuUrl}/dishes/${dish}/portions/${id}`, { method: 'PUT', signal: AbortSignal.timeout(2_000) })
      const body = await response.json()
      if (!response.ok) throw new Error(texts[body.reason] ?? `Menu answered ${response.status}`)
      if (typeof body.dishName !== 'string' || !Number.isInteger(body.paise)) throw new Error('Menu broke the contract')
      const order = { id, office, dishName: body.dishName, paise: body.paise }
      orders.push(order)
      return order
    },
  }
}
if (process.argv[1] === import.meta.filename) {
  const { place } = createOrders(process.env.MENU_URL ?? 'http://127.0.0.1:4001')
  console.log(await place('ord-1', 'Andheri Bank', 'thali'))
  console.log(await place('ord-2', 'Dadar Press', 'dal-rice'))
  await place('ord-3', 'Dadar Press', 'dal-rice').catch((error) => console.log(error.message))
}
