import { place } from './orders/place.mjs'
import { orders } from './orders/store.mjs'
import { finishNext } from './kitchen/queue.mjs'
import { assign } from './riders/assign.mjs'
import { invoice } from './billing/invoice.mjs'

for (const [office, dish] of [['Andheri Bank', 'thali'], ['Andheri Bank', 'poha'], ['Dadar Press', 'dal-rice'], ['Dadar Press', 'dal-rice']]) place(office, dish)
try {
  place('Dadar Press', 'dal-rice')
} catch (error) {
  console.log(error.message)
}
finishNext()
finishNext()
finishNext()
console.log('on the way:', assign('Raju'))
console.log('waiting:', orders.filter((order) => order.status === 'placed').length)
console.log(invoice('Andheri Bank'))
