// Brings messages to the consumers over a network that doubles and shuffles them. Change only consumers.js.
import { createBilling, createKitchen } from './consumers.js'
import { createNetwork, createRandom } from './network.js'
export { createBilling, createKitchen, createNetwork, createRandom }

const prices = { thali: 12000, poha: 4500, dal: 8000, biryani: 18000 }

/** The whole life of some orders, in the right order. Each message has the state of the order after the change. */
export function makeMessages(count, seed) {
  const random = createRandom(seed)
  const messages = []
  for (let number = 1; number <= count; number++) {
    const types = ['placed', ...(random() < 0.7 ? ['changed'] : []), ...(random() < 0.4 ? ['changed'] : []), ...(random() < 0.3 ? ['cancelled'] : [])]
    types.forEach((type, index) => {
      const dish = Object.keys(prices)[Math.floor(random() * 4)]
      messages.push({ messageId: `m-${messages.length + 1}`, orderId: `ord-${number}`, version: index + 1, type, dish, paise: prices[dish] })
    })
  }
  return messages
}

/** Nothing is lost here, because the sender repeats until it's confirmed; but a third comes twice, in any order. */
export async function deliver(messages, consumer, seed) {
  const network = createNetwork({ seed, doubled: 0.33, delay: [1, 500] })
  network.service('consumer', (message) => consumer.handle(message))
  for (const message of messages) network.send('relay', 'consumer', message)
  await network.run()
}

const kitchen = createKitchen()
await deliver(makeMessages(5, 1), kitchen, 1)
console.log(kitchen.state())
