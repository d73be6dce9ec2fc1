/** Invented sales; the same ones every time. */
export function makeData({ sales: count = 30_000, shops: shopCount = 300 } = {}) {
  let seed = 2026
  const random = (below) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  const shops = Array.from({ length: shopCount }, (_, n) => ({ id: `S${n + 1}`, name: `Shop ${String(n + 1).padStart(3, '0')}` }))
  const sales = Array.from({ length: count }, () => ({
    shopId: shops[random(shopCount)].id,
    at: `2026-11-${String(1 + random(30)).padStart(2, '0')}T${String(9 + random(12)).padStart(2, '0')}:15:00`,
    paise: 500 + random(500_000),
  }))
  return { sales, shops }
}
