// The Orders module. It stays where it is and asks Menu over the network when you are done.
import { takePortion } from './menu.mjs'
const orders = []
export function place(office, dish) {
  const { dishName, paise } = takePortion(dish)
  const order = { id: `ord-${orders.length + 1}`, office, dishName, paise }
  orders.push(order)
  return { ...order }
}
if (process.argv[1] === import.meta.filename) {
  console.log(place('Andheri Bank', 'thali'))
  console.log(place('Dadar Press', 'dal-rice'))
  try {
    place('Dadar Press', 'dal-rice')
  } catch (error) {
    console.log(error.message)
  }
}
