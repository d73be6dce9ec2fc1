// 1,000 messages about 421 tiffin orders, and a network that repeats and shuffles them. Same seed, same trouble.
const createRandom = (seed) => () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646
const dishes = [['thali', 12_000], ['poha', 4_500], ['dal-rice', 8_000], ['biryani', 18_000]]

/** Every message has the whole state of the order after the change, and the order's version (1, 2, 3 …). */
export function makeMessages(count = 1000) {
  const random = createRandom(2026)
  const messages = []
  for (let number = 1; messages.length < count; number++) {
    const steps = ['placed', ...(random() < 0.7 ? ['changed'] : []), ...(random() < 0.3 ? ['changed'] : []), ...(random() < 0.35 ? ['cancelled'] : [])]
    let [dish, paise] = dishes[Math.floor(random() * 4)]
    steps.slice(0, count - messages.length).forEach((type, i) => {
      if (type === 'changed') [dish, paise] = dishes[Math.floor(random() * 4)]
      messages.push({ messageId: `m-${messages.length + 1}`, orderId: `ord-${number}`, version: i + 1, type, dish, paise, floor: 1 + (number % 9) })
    })
  }
  return messages
}

/** Repeats about a third of the messages and mixes everything. */
export function trouble(messages, seed) {
  const random = createRandom(seed)
  const all = messages.flatMap((message) => (random() < 0.33 ? [message, message] : [message])).map((message) => structuredClone(message))
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[all[i], all[j]] = [all[j], all[i]]
  }
  return all
}

/** Messages that no consumer can handle. */
export const poison = [
  { messageId: 'p-1', orderId: 'ord-1', version: 'two', type: 'changed', dish: 'thali', paise: 12_000, floor: 3 },
  { messageId: 'p-2', orderId: 'ord-9001', version: 1, type: 'placed', dish: 'poha', paise: 45.5, floor: 2 },
  { messageId: 'p-3', version: 1, type: 'placed' },
]
